-- While a leg is being ordered at its gateway, no other worker orders it: some gateways make a payout of every order they get.
alter table cash_out_legs add column ordering_until timestamptz;
grant update (ordering_until) on cash_out_legs to carmine_app;

-- A gateway that answers no payout, or refuses our login for them, is down as well: what it takes could not be paid back.
alter table gateway_health add column failed_payouts integer not null default 0;
alter table gateway_health add column payouts_failing_since timestamptz;
alter table gateway_health add constraint gateway_health_payouts
  check (failed_payouts >= 0 and (failed_payouts = 0) = (payouts_failing_since is null)) not valid;
alter table gateway_health validate constraint gateway_health_payouts;

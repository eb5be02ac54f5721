-- What a gateway may keep of a movement by contract, as in 'deposit 2.9% + 0.25, payout 1%'. A gateway without a row keeps nothing. Two
-- operators change it: the servers' role may only read.
create table agreed_fees (
  gateway text primary key check (gateway ~ '^[A-Z0-9_]{2,16}$'),
  fees text not null check (length(fees) <= 300 and fees ~ ('^$|^(deposit|refund|charge-back|charge-back-won|payout)'
    || '( [0-9]{1,2}(\.[0-9]{1,2})?%( \+ [0-9]{1,6}(\.[0-9]{1,8})?)?| [0-9]{1,6}(\.[0-9]{1,8})?)'
    || '(, (deposit|refund|charge-back|charge-back-won|payout)'
    || '( [0-9]{1,2}(\.[0-9]{1,2})?%( \+ [0-9]{1,6}(\.[0-9]{1,8})?)?| [0-9]{1,6}(\.[0-9]{1,8})?))*$')),
  changed_at timestamptz not null default clock_timestamp()
);
grant select on agreed_fees to carmine_app;

insert into approval_policies (kind, askers, approvers, enders)
values ('set_agreed_fees', array['risk', 'admin'], array['risk', 'admin'], array['risk', 'admin']);

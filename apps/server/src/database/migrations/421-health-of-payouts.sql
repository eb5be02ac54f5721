-- A gateway that answers no payout, or refuses our login for them, is down as well: what it takes could not be paid back.
alter table gateway_health
  add column failed_payouts integer not null default 0 check (failed_payouts >= 0),
  add column payouts_failing_since timestamptz;

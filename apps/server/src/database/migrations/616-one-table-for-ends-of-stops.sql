-- What operators said to the end of a stop: of all withdrawals, or of the payouts of one rail.
create table stop_approvals (
  -- Null: of all withdrawals.
  rail text references payout_stops (rail),
  -- Of the stop that it ends.
  stopped_since timestamptz not null,
  broken_at timestamptz not null,
  operator_id bigint not null references operators (id),
  reason text not null check (length(reason) between 5 and 500),
  at timestamptz not null default clock_timestamp(),
  -- Nobody approves twice.
  unique nulls not distinct (rail, stopped_since, broken_at, operator_id)
);
grant select on stop_approvals to carmine_app;

insert into stop_approvals (rail, stopped_since, broken_at, operator_id, reason, at)
select null, stopped_since, broken_at, operator_id, reason, at from stop_agreements
union all
select rail, stopped_since, broken_at, operator_id, reason, at from payout_stop_agreements
order by at;

drop table stop_agreements;
drop table payout_stop_agreements;
drop function if exists approvals_to_resume(payout_stops);

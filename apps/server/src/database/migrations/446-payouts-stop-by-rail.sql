-- Payouts of one gateway or asset stop alone; two operators resume them, as they do all withdrawals.
create table payout_stops (
  rail text primary key check (rail ~ '^[A-Z_]{2,16}$'),
  stopped_since timestamptz,
  reason text check (length(reason) between 5 and 500),
  -- The last time that a reason to stop was found.
  last_broken_at timestamptz,
  -- Null: stopped by the comparison of its books.
  stopped_by bigint references operators (id),
  check ((stopped_since is null) = (reason is null) and (stopped_since is null) = (last_broken_at is null)),
  check (stopped_since is not null or stopped_by is null)
);
grant select on payout_stops to carmine_app;

create table payout_stop_agreements (
  rail text not null references payout_stops (rail),
  stopped_since timestamptz not null,
  broken_at timestamptz not null,
  operator_id bigint not null references operators (id),
  reason text not null check (length(reason) between 5 and 500),
  at timestamptz not null default clock_timestamp(),
  primary key (rail, stopped_since, broken_at, operator_id)
);
grant select on payout_stop_agreements to carmine_app;

-- Two operators book what the other side is found to be right about.
insert into approval_policies (kind, askers, approvers, enders)
values ('correct_clearing', '{payments,risk,admin}', '{risk,admin}', '{risk,admin}');

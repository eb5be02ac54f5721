-- What a must-hit pool falls at stood in the clear. It is sealed now, under a key that no database has, with a commitment that is published before
-- the cycle's first stake. A pool splits what stakes contribute into its meter and a reserve, which the next seed is taken from. No pool was
-- ever played for.
drop view if exists open_jackpots;
drop function if exists create_jackpot_pool(text, bigint, bigint);
drop function if exists set_next_jackpot_trigger(bigint, bigint);

alter table jackpot_pools
  add column pool_bp integer not null default 0,
  add column reserve_bp integer not null default 0,
  add column must_hit_by_cents bigint,
  add column cap_cents bigint,
  add column cycle integer not null default 1,
  add column seeded_cents numeric not null default 0,
  add column held_cents bigint not null default 0,
  add column meter_micro bigint not null default 0,
  add column reserve_micro bigint not null default 0;

-- Contributions had the seeds in them.
update jackpot_pools p set
  seeded_cents = p.seed_cents::numeric * (1 + x.emptied), contributed_micro = contributed_micro - p.seed_cents::numeric * (1 + x.emptied) * 1000000,
  held_cents = x.balance, meter_micro = x.balance * 1000000 + p.remainder_micro, cycle = 1 + x.emptied
from (
  select q.id, a.balance, (select count(*) from jackpot_wins w where w.pool_id = q.id and w.emptied)::integer as emptied
  from jackpot_pools q join accounts a on a.id = q.account_id) x
where x.id = p.id;

alter table jackpot_pools drop column must_hit_at_cents, drop column next_must_hit_at_cents;
alter table jackpot_pools add constraint jackpot_pools_shares_check
  check (pool_bp between 0 and 9999 and reserve_bp between 0 and 9999 and pool_bp + reserve_bp < 10000) not valid;
alter table jackpot_pools add constraint jackpot_pools_bounds_check
  check (must_hit_by_cents > seed_cents and cap_cents >= seed_cents) not valid;
alter table jackpot_pools add constraint jackpot_pools_parts_check
  check (meter_micro >= 0 and reserve_micro >= 0 and held_cents >= 0 and seeded_cents <> 'NaN') not valid;
-- What came in was paid or is there, to the last part of a cent.
alter table jackpot_pools add constraint jackpot_pools_whole_check
  check (
    contributed_micro + seeded_cents * 1000000 = paid_cents * 1000000 + meter_micro + reserve_micro
    and meter_micro::numeric + reserve_micro = held_cents::numeric * 1000000 + remainder_micro) not valid;
alter table jackpot_pools validate constraint jackpot_pools_shares_check;
alter table jackpot_pools validate constraint jackpot_pools_bounds_check;
alter table jackpot_pools validate constraint jackpot_pools_parts_check;
alter table jackpot_pools validate constraint jackpot_pools_whole_check;

-- One row for each cycle of a must-hit pool. trigger_cents and salt are empty until it has fallen; `commitment` is the SHA-256 of both.
create table jackpot_cycles (
  id bigint generated always as identity primary key,
  pool_id bigint not null references jackpot_pools (id),
  cycle integer not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  trigger_enc bytea not null,
  opened_at timestamptz not null default clock_timestamp(),
  trigger_cents bigint,
  salt text,
  round_id bigint,
  fell_at timestamptz,
  unique (pool_id, cycle),
  check ((trigger_cents is null) = (fell_at is null) and (salt is null) = (fell_at is null) and (round_id is null) = (fell_at is null)),
  check (trigger_cents is null or commitment = encode(sha256(convert_to(trigger_cents::text || ':' || salt, 'UTF8')), 'hex'))
);
grant select on jackpot_cycles to carmine_app;

-- What the house has put in: the first seed, and what two operators added.
create table jackpot_seeds (
  id bigint generated always as identity primary key,
  pool_id bigint not null references jackpot_pools (id),
  key text not null check (length(key) between 1 and 100),
  cents bigint not null check (cents >= 0),
  created_at timestamptz not null default clock_timestamp(),
  unique (pool_id, key)
);
grant select on jackpot_seeds to carmine_app;
insert into jackpot_seeds (pool_id, key, cents) select id, 'before', seeded_cents::bigint from jackpot_pools;

-- Which cycle a win ended; empty where it took a share.
alter table jackpot_wins add column cycle integer;
-- A cycle is won once.
create unique index jackpot_wins_cycle on jackpot_wins (pool_id, cycle);

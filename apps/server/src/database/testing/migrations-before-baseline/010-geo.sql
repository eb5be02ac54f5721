-- Where play is not offered, and the rules that differ from country to country.

create table restricted_countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  added_at timestamptz not null default now()
);
-- The list that a new installation starts with; afterwards it is the operator's own.
insert into restricted_countries (code) values ('AF'), ('CU'), ('IR'), ('KP'), ('SY');
grant select, insert, delete on restricted_countries to carmine_app;

create table jurisdictions (
  -- ISO 3166-1 alpha-2; `*` holds for every country without a row of its own.
  country text primary key check (country = '*' or country ~ '^[A-Z]{2}$'),
  minimum_age integer not null check (minimum_age between 18 and 30),
  -- Money and real play wait for a verified identity.
  verification_gate boolean not null,
  -- Demo play waits for a signed-in player of age (and verified, where the gate above holds).
  demo_gate boolean not null,
  -- A bonus may ask for at most so many times its amount.
  max_wagering integer not null check (max_wagering between 1 and 100),
  -- The shortest time between the starts of two rounds, for slots and for everything else.
  min_cycle_slots_ms integer not null check (min_cycle_slots_ms between 0 and 60000),
  min_cycle_other_ms integer not null check (min_cycle_other_ms between 0 and 60000),
  autoplay boolean not null,
  turbo boolean not null,
  feature_buy boolean not null,
  -- False: a win of no more than the stake is not celebrated.
  celebrate_below_stake boolean not null,
  -- The most that a round may begin with, in EUR cents; null where only the game's own limit holds.
  max_stake_slots_cents bigint check (max_stake_slots_cents > 0),
  max_stake_other_cents bigint check (max_stake_other_cents > 0),
  reality_check_minutes integer not null check (reality_check_minutes between 0 and 240)
);
insert into jurisdictions values
  ('*',  18, false, false, 60,    0,    0, true,  true,  true,  true,  null, null, 60),
  ('GB', 18, true,  true,  10, 2500, 5000, false, false, false, false,  500, null, 30);
grant select, insert, update, delete on jurisdictions to carmine_app;

-- Promotions: rules are data in versions; what was accepted under a version keeps it.
create table promotions (
  id bigint primary key generated always as identity,
  -- Order in lists.
  rank integer not null default 100,
  -- The approved version that is offered; null: none.
  offered_version integer,
  created_at timestamptz not null default now()
);
grant select, insert (rank), update (rank, offered_version) on promotions to carmine_app;

create table promotion_versions (
  promotion_id bigint not null references promotions (id) on update cascade,
  version integer not null check (version > 0),
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  state text not null default 'draft' check (state in ('draft', 'pending', 'approved', 'refused')),
  -- Null: comes with the program.
  made_by bigint references operators (id),
  approved_by bigint references operators (id),
  approved_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (promotion_id, version),
  check (approved_by <> made_by),
  check ((state = 'approved') = (approved_at is not null)),
  check (state <> 'approved' or (made_by is null) = (approved_by is null))
);
grant select, insert (promotion_id, version, rules, made_by), update (rules, state, approved_by, approved_at)
  on promotion_versions to carmine_app;

-- Counted on a locked row: what a promotion has granted, in EUR cents.
create table promotion_budgets (
  promotion_id bigint primary key references promotions (id) on update cascade,
  granted_cents bigint not null default 0 check (granted_cents >= 0),
  -- Of the offered version; null: no budget.
  most_cents bigint check (most_cents > 0),
  check (most_cents is null or granted_cents <= most_cents)
);
grant select, insert, update (granted_cents, most_cents) on promotion_budgets to carmine_app;

create table coupons (
  id bigint primary key generated always as identity,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  promotion_id bigint not null references promotions (id) on update cascade,
  -- Null: as many as like to.
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0 and (most_uses is null or uses <= most_uses)),
  expires_at timestamptz,
  made_by bigint references operators (id),
  created_at timestamptz not null default now()
);
create index coupons_promotion on coupons (promotion_id);
grant select, insert (code, promotion_id, most_uses, expires_at, made_by), update (uses, most_uses, expires_at) on coupons to carmine_app;

-- One row per player, locked by whatever changes the player's promotions.
create table promotion_players (
  player_id bigint primary key references players (id),
  -- Bonuses of the welcome offer together, EUR 8,000 at most.
  welcome_cents bigint not null default 0 check (welcome_cents between 0 and 800000)
);
grant select, insert, update (welcome_cents) on promotion_players to carmine_app;

-- What a player accepted, and what became of it. The id is also the bonus' in the ledger.
create table player_promotions (
  player_id bigint not null references players (id),
  id bigint primary key generated always as identity,
  source text not null check (source in
    ('promotion', 'unlock', 'level_gift', 'cashback', 'referral', 'campaign')),
  -- Of the promotion and the version accepted; null for what follows rules of another kind.
  promotion_id bigint,
  version integer,
  -- What it was granted for, once: where no promotion says it.
  reference text check (length(reference) between 1 and 100),
  state text not null check (state in
    ('armed', 'review', 'queued', 'active', 'completed', 'lost', 'expired', 'cancelled', 'removed', 'rejected')),
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  currency currency_code not null,
  coupon_id bigint references coupons (id) on update cascade,
  -- The how manieth grant in the period that begins then; null until it is granted.
  period_start timestamptz,
  nth integer check (nth > 0),
  deposit_id bigint,
  bonus bigint not null default 0 check (bonus >= 0),
  -- The part of it that is winnings of free spins.
  from_spins bigint not null default 0 check (from_spins between 0 and bonus),
  -- Worth of the rest when it was granted, EUR cents.
  bonus_cents bigint not null default 0 check (bonus_cents >= 0),
  wager_required bigint not null default 0 check (wager_required >= 0),
  -- Times that the bonus, or the winnings it is made of, has to be staked.
  wager_times integer not null default 0 check (wager_times >= 0),
  max_first_stake bigint not null default 0 check (max_first_stake >= 0),
  days integer check (days > 0),
  wagered bigint not null default 0 check (wagered >= 0),
  converted bigint check (converted >= 0),
  -- Free spins to be granted when it starts.
  spins integer not null default 0 check (spins >= 0),
  spin_value bigint check (spin_value > 0),
  spin_games text[],
  spin_days integer check (spin_days > 0),
  spin_grant_id bigint,
  -- Terms of unlocking what the spins win.
  unlock_deposit bigint check (unlock_deposit > 0),
  unlock_cents bigint check (unlock_cents > 0),
  unlock_percent integer check (unlock_percent >= 0),
  unlock_times integer check (unlock_times >= 0),
  unlock_days integer check (unlock_days > 0),
  -- The withdrawal that removed it.
  cash_out_id bigint,
  created_at timestamptz not null default now(),
  granted_at timestamptz,
  started_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  -- When the player was told that it expires soon.
  warned_at timestamptz,
  constraint player_promotions_of_player unique (player_id, id),
  constraint player_promotions_version foreign key (promotion_id, version)
    references promotion_versions (promotion_id, version) on update cascade,
  constraint player_promotions_deposit foreign key (player_id, deposit_id) references deposits (player_id, id),
  check (num_nonnulls(promotion_id, version) in (0, 2) and num_nonnulls(promotion_id, reference) >= 1),
  check (num_nonnulls(period_start, nth) in (0, 2)),
  check ((state in ('completed', 'lost', 'expired', 'cancelled', 'removed', 'rejected')) = (ended_at is not null)),
  check (spins = 0 or num_nonnulls(spin_value, spin_games, spin_days) = 3)
);
create index player_promotions_player on player_promotions (player_id, id);
-- One is armed, and one bonus is active.
create unique index player_promotions_armed on player_promotions (player_id) where state = 'armed';
create unique index player_promotions_active on player_promotions (player_id) where state = 'active' and bonus > 0;
-- One grant per player, promotion, period and number; per deposit and source; per reference.
create unique index player_promotions_granted on player_promotions (player_id, promotion_id, period_start, nth)
  where nth is not null;
create unique index player_promotions_earned on player_promotions (player_id, deposit_id, source) where deposit_id is not null;
create unique index player_promotions_reference on player_promotions (player_id, source, reference)
  where reference is not null;
create index player_promotions_queued on player_promotions (player_id) where state = 'queued';
create index player_promotions_expiring on player_promotions (expires_at) where state = 'active';
create index player_promotions_cash_out on player_promotions (cash_out_id) where cash_out_id is not null;
grant select, insert on player_promotions to carmine_app;
grant update (state, reason, period_start, nth, deposit_id, bonus, from_spins, bonus_cents, wager_required, wager_times, max_first_stake,
  days,   wagered, converted, spins, spin_value, spin_games, spin_days, spin_grant_id, unlock_deposit, unlock_cents, unlock_percent, unlock_times,
  unlock_days, cash_out_id, granted_at, started_at, expires_at, ended_at, warned_at) on player_promotions to carmine_app;

-- The offer that a deposit was made under, and what it earned.
create table deposit_offers (
  player_id bigint not null,
  deposit_id bigint primary key,
  promotion_id bigint,
  version integer,
  -- The armed one; null where the deposit's own code offers it.
  armed_id bigint,
  coupon_id bigint references coupons (id) on update cascade,
  currency currency_code not null,
  -- EUR per unit, of the deposit.
  eur_rate numeric(38, 18) check (eur_rate > 0),
  made_at timestamptz not null default now(),
  -- The part that became cash; set when the deposit is credited.
  cash bigint check (cash >= 0),
  settled_at timestamptz,
  outcome text check (outcome in
    ('none', 'granted', 'review', 'taken', 'below_tier', 'locked', 'protected', 'refused', 'rejected', 'reversed')),
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  -- The deposit was refunded or charged back.
  reversed_at timestamptz,
  foreign key (player_id, deposit_id) references deposits (player_id, id),
  foreign key (player_id, armed_id) references player_promotions (player_id, id),
  foreign key (promotion_id, version) references promotion_versions (promotion_id, version) on update cascade,
  check (num_nonnulls(cash, settled_at) in (0, 2)),
  check (outcome is null or settled_at is not null or outcome = 'reversed')
);
create index deposit_offers_player on deposit_offers (player_id, deposit_id);
create index deposit_offers_waiting on deposit_offers (settled_at) where outcome is null and settled_at is not null;
grant select, insert on deposit_offers to carmine_app;
grant update (cash, settled_at, outcome, reason, reversed_at) on deposit_offers to carmine_app;

-- Until when, and by which deposit, winnings of free spins become bonus money.
create table spin_unlocks (
  player_id bigint not null references players (id),
  currency currency_code not null,
  deposit bigint not null check (deposit > 0),
  deposit_cents bigint not null check (deposit_cents > 0),
  percent integer not null check (percent >= 0),
  times integer not null check (times >= 0),
  max_first_stake bigint not null check (max_first_stake > 0),
  days integer not null check (days > 0),
  until timestamptz not null,
  primary key (player_id, currency)
);
create index spin_unlocks_until on spin_unlocks (until);
grant select, insert, delete on spin_unlocks to carmine_app;
grant update (deposit, deposit_cents, percent, times, max_first_stake, days, until) on spin_unlocks to carmine_app;

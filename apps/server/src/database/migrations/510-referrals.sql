-- Refer a friend: the rules are versions of data; a friend who has registered keeps the version of that moment.
create table referral_rules (
  version integer primary key check (version > 0),
  -- Null: ended, nobody is promised anything any more.
  rules jsonb check (jsonb_typeof(rules) = 'object'),
  -- Null: comes with the program.
  made_by bigint references operators (id),
  approved_by bigint references operators (id),
  made_at timestamptz not null default clock_timestamp(),
  check (approved_by <> made_by),
  check (rules is not null or (made_by is not null and approved_by is null)),
  check (rules is null or (made_by is null) = (approved_by is null))
);
grant select on referral_rules to carmine_app;

insert into referral_rules (version, rules) values
  (1, '{"friendEur": "10", "referrerEur": "10", "leastDepositEur": "20", "wagering": {"times": 10, "maxStakeEur": "5", "days": 30}, "waitHours": 0, "monthlyMost": 10}');

create table referral_codes (
  player_id bigint primary key references players (id),
  code text not null unique check (code ~ '^[A-HJKMNP-Z2-9]{8}$'),
  made_at timestamptz not null default clock_timestamp()
);
grant select, insert (player_id, code) on referral_codes to carmine_app;

-- The friend's row: who referred, under which rules, and what became of it.
create table referrals (
  player_id bigint primary key references players (id),
  referrer_id bigint not null references players (id),
  version integer not null references referral_rules (version),
  state text not null default 'waiting' check (state in ('waiting', 'settled', 'earned', 'refused')),
  -- Read by staff: why nothing was earned.
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  registered_at timestamptz not null default clock_timestamp(),
  -- The first settled deposit; it is decided on from then on.
  deposit_id bigint,
  decide_at timestamptz,
  decided_at timestamptz,
  foreign key (player_id, deposit_id) references deposits (player_id, id),
  check (player_id <> referrer_id),
  check (num_nonnulls(deposit_id, decide_at) in (0, 2)),
  check (state in ('waiting', 'refused') or deposit_id is not null),
  check ((state in ('earned', 'refused')) = (decided_at is not null)),
  check ((state = 'refused') = (reason is not null))
);
create index referrals_referrer on referrals (referrer_id, player_id);
create index referrals_open on referrals (decide_at) where state = 'settled';
grant select, insert (player_id, referrer_id, version), update (state, reason, deposit_id, decide_at, decided_at) on referrals to carmine_app;

-- What an earned referral brings: one row for the friend and one for the referrer, each once.
create table referral_rewards (
  player_id bigint not null references players (id),
  friend_id bigint not null references players (id),
  side text not null check (side in ('friend', 'referrer')),
  cents bigint not null check (cents > 0),
  -- A person has to look at it before it starts.
  review text check (review ~ '^[a-z_]{1,40}$'),
  state text not null default 'due' check (state in ('due', 'granted', 'refused')),
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  currency currency_code,
  amount bigint check (amount > 0),
  -- Of the referrer: the how manieth of the month that begins then (UTC).
  month date,
  nth integer check (nth > 0),
  next_attempt_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  primary key (player_id, friend_id),
  unique (friend_id, side),
  unique (player_id, month, nth),
  check ((side = 'friend') = (player_id = friend_id)),
  check ((state = 'due') = (decided_at is null)),
  check ((state = 'granted') = (amount is not null) and num_nonnulls(amount, currency) in (0, 2)),
  check (num_nonnulls(month, nth) = case when state = 'granted' and side = 'referrer' then 2 else 0 end)
);
create index referral_rewards_due on referral_rewards (next_attempt_at) where state = 'due';
grant select, insert (player_id, friend_id, side, cents, review),
  update (state, reason, currency, amount, month, nth, next_attempt_at, decided_at) on referral_rewards to carmine_app;

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('set_referral_rules', 'house', array['content', 'risk', 'admin'], array['risk', 'admin'], array['content', 'risk', 'admin'],
  interval '7 days', true);

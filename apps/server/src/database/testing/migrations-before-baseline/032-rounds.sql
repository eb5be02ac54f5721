-- Rounds. One that is under way lives in open_rounds, small and written again with every step; once it is over its row is
-- put into rounds, which is never written again. An instant round goes straight there. Both share one sequence of ids.

create sequence round_ids;

create table open_rounds (
  id bigint primary key,
  created_at timestamptz not null,
  player_id bigint not null,
  game_id text not null,
  math_version text not null,
  play_session_id bigint,
  currency text collate "C" not null,
  funding text collate "C" not null check (funding in ('cash', 'free_spin')),
  grant_id bigint,
  stake bigint not null check (stake >= 0),
  -- All debits less refunds, and how they were paid.
  staked bigint not null check (staked >= 0),
  cash_staked bigint not null check (cash_staked >= 0),
  bonus_staked bigint not null check (bonus_staked >= 0),
  -- The bonus that bonus_staked came from: it decides where its share of the payout goes.
  bonus_id bigint,
  -- How much of the player's unstaked deposits this round has worked off; a refund brings it back.
  unstaked_used bigint not null default 0 check (unstaked_used >= 0),
  payout bigint not null default 0 check (payout >= 0),
  multiplier_e4 bigint not null,
  seed_id bigint,
  nonce bigint,
  shared_round_id bigint,
  provider_id text,
  external_id text,
  jackpot_micro bigint not null default 0 check (jackpot_micro >= 0),
  seq integer not null default 0,
  draws jsonb not null,
  outcome jsonb not null,
  snapshot jsonb,
  deadline timestamptz,
  check (staked = cash_staked + bonus_staked),
  check ((bonus_staked = 0) or (bonus_id is not null)),
  check ((seed_id is null) = (nonce is null))
) with (fillfactor = 70);
-- A round of ours is resumed, never opened twice.
create unique index open_rounds_own on open_rounds (player_id, game_id) where seed_id is not null;
create index open_rounds_player on open_rounds (player_id, id desc);
create index open_rounds_deadline on open_rounds (deadline) where deadline is not null;

create table rounds (
  id bigint not null,
  created_at timestamptz not null,
  player_id bigint not null,
  game_id text not null,
  math_version text not null,
  play_session_id bigint,
  currency text collate "C" not null,
  funding text collate "C" not null,
  grant_id bigint,
  -- settled or voided
  status text collate "C" not null,
  stake bigint not null,
  staked bigint not null,
  cash_staked bigint not null,
  bonus_staked bigint not null,
  bonus_id bigint,
  payout bigint not null,
  multiplier_e4 bigint not null,
  seed_id bigint,
  nonce bigint,
  shared_round_id bigint,
  provider_id text,
  external_id text,
  jackpot_micro bigint not null,
  seq integer not null,
  draws jsonb not null,
  outcome jsonb not null,
  snapshot jsonb,
  settled_at timestamptz not null,
  primary key (id, created_at),
  check (least(cash_staked, bonus_staked, payout) >= 0 and staked = cash_staked + bonus_staked)
) partition by range (created_at);
create index rounds_time on rounds using brin (created_at);
create index rounds_history on rounds (player_id, id desc);
create table rounds_default partition of rounds default;

create view every_round as
  select id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, status, stake,
         staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id, provider_id,
         external_id, jackpot_micro, seq, draws, outcome, snapshot, null::timestamptz as deadline, settled_at
  from rounds
  union all
  select id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, 'open', stake,
         staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id, provider_id,
         external_id, jackpot_micro, seq, draws, outcome, snapshot, deadline, null
  from open_rounds;

-- Each nonce settles once, for ever.
create table nonces (
  seed_id bigint not null,
  nonce bigint not null,
  round_id bigint not null,
  primary key (seed_id, nonce)
);

-- The steps of rounds of several steps and of outside rounds.
create table round_actions (
  round_id bigint not null,
  seq integer not null,
  action jsonb not null,
  reply_key text not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  created_at timestamptz not null,
  primary key (round_id, seq)
);

-- A provider's own round id; at a shared table several players are in it.
create table external_rounds (
  provider_id text collate "C" not null,
  external_id text collate "C" not null,
  player_id bigint not null,
  round_id bigint not null,
  primary key (provider_id, external_id, player_id)
);

-- A provider's own id of each of its actions, for ever. One that was cancelled before it came has no group.
create table provider_actions (
  provider_id text collate "C" not null,
  action_id text collate "C" not null,
  request_hash bytea not null,
  reply jsonb not null,
  group_id bigint,
  created_at timestamptz not null default now(),
  primary key (provider_id, action_id)
);
create table provider_reversals (
  provider_id text collate "C" not null,
  action_id text collate "C" not null,
  rollback_id text collate "C" not null,
  group_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (provider_id, action_id)
);

-- What a play key answered, for 72 hours.
create table reply_cache (
  player_id bigint not null,
  key text collate "C" not null,
  request_hash bytea not null,
  round_id bigint not null,
  seq integer not null,
  cash bigint not null,
  bonus bigint not null,
  version bigint not null,
  paid_cash bigint not null,
  paid_bonus bigint not null,
  jackpot_wins jsonb,
  reply json,
  created_at timestamptz not null,
  primary key (player_id, key)
);
create index reply_cache_time on reply_cache using brin (created_at);

create table jackpot_pools (
  id bigint generated always as identity primary key,
  name text not null unique,
  account_id bigint not null,
  -- What the house puts in after each win.
  seed_cents bigint not null check (seed_cents >= 0),
  -- Falls to the bet that lifts the pool to this amount. Secret until then.
  must_hit_at_cents bigint,
  next_must_hit_at_cents bigint,
  -- Micro-cents that do not make a whole cent yet.
  remainder_micro bigint not null default 0 check (remainder_micro between 0 and 999999),
  -- Everything the house ever put in, seeds included, and everything ever won.
  contributed_micro numeric not null default 0 check (contributed_micro <> 'NaN'),
  paid_cents numeric not null default 0 check (paid_cents <> 'NaN')
) with (fillfactor = 70);
create table jackpot_wins (
  id bigint generated always as identity primary key,
  pool_id bigint not null,
  round_id bigint not null,
  player_id bigint not null,
  cents bigint not null check (cents > 0),
  currency text collate "C" not null,
  amount bigint not null check (amount >= 0),
  -- Took all there was: the house put the seed in again.
  emptied boolean not null,
  created_at timestamptz not null
);
create index jackpot_wins_round on jackpot_wins (round_id);

do $$
declare
  t text;
begin
  foreach t in array array['rounds', 'nonces', 'round_actions', 'external_rounds', 'provider_actions',
    'provider_reversals', 'jackpot_wins'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function forbid_change()', t);
    execute format('create trigger never_emptied before truncate on %I execute function forbid_change()', t);
  end loop;
end
$$;
create trigger never_emptied before truncate on rounds_default execute function forbid_change();
create trigger never_emptied before truncate on open_rounds execute function forbid_change();
create trigger never_emptied before truncate on reply_cache execute function forbid_change();

-- The partitions of this month and the months ahead. Returns how many it made.
create function extend_ledger_partitions(p_months integer default 3) returns integer
language plpgsql security definer set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  v_table text;
  v_from timestamptz;
  v_name text;
  v_made integer := 0;
begin
  if p_months not between 0 and 24 then raise exception 'ledger: partitions at most 24 months ahead'; end if;
  foreach v_table in array array['transfers', 'rounds'] loop
    for m in 0..p_months loop
      v_from := date_trunc('month', now()) + make_interval(months => m);
      v_name := v_table || to_char(v_from, '_YYYY_MM');
      if to_regclass('public.' || v_name) is not null then continue; end if;
      execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
        v_name, v_table, v_from, v_from + interval '1 month');
      execute format('create trigger never_emptied before truncate on public.%I execute function forbid_change()', v_name);
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made;
end
$$;
select extend_ledger_partitions();
grant execute on function extend_ledger_partitions to carmine_app;

grant select on open_rounds, rounds, every_round, nonces, round_actions, external_rounds, provider_actions,
  provider_reversals, reply_cache, jackpot_pools, jackpot_wins to carmine_app;

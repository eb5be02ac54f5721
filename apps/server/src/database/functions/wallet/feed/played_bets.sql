-- A player's settled bets for real money in a period: roll-ups of whole quarters of an hour, rows at both ends of the period, and rounds not
-- rolled up yet. One statement, so that all parts come from one snapshot.
create or replace function played_bets(p_player bigint, p_from timestamptz, p_to timestamptz)
returns table (at timestamptz, game_id text, math_version text, currency text, params jsonb, rounds bigint, staked bigint, returned bigint,
  firsts bigint, squares numeric)
language plpgsql stable set search_path = pg_catalog, public set jit = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_first timestamptz := date_bin('15 minutes', p_from + interval '15 minutes' - interval '1 microsecond', 'epoch');
  v_last timestamptz := greatest(date_bin('15 minutes', p_to, 'epoch'), v_first);
  v_rounds bigint := 0;
  v_open bigint[] := '{}';
begin
  select s.rounds_to, s.still_open into v_rounds, v_open from feed_cursors c join ledger_seals s on s.n = c.block
  where c.consumer = 'wallet.bets';
  v_rounds := coalesce(v_rounds, 0);
  v_open := coalesce(v_open, '{}');
  return query
  select k.quarter, k.game_id, k.math_version, k.currency, k.params, k.rounds, k.staked, k.returned, k.firsts, k.squares
  from bet_rollups k where k.player_id = p_player and k.quarter >= v_first and k.quarter < v_last
  union all
  select r.created_at, r.game_id, r.math_version, r.currency, coalesce(r.params, '{}'), 1::bigint, r.staked, r.payout, r.first,
    r.first::numeric * r.first
  from (
    select r.created_at, r.game_id, r.math_version, r.currency, r.outcome -> 'params' as params, r.staked, r.payout,
      first_debit(r.player_id, r.id, r.seq, r.staked, r.stake) as first
    from rounds r
    where r.player_id = p_player and r.id > v_rounds and r.created_at >= p_from and r.created_at < p_to
      and r.funding = 'cash' and r.status = 'settled'
    union all
    select r.created_at, r.game_id, r.math_version, r.currency, r.outcome -> 'params', r.staked, r.payout,
      first_debit(r.player_id, r.id, r.seq, r.staked, r.stake)
    from rounds r
    where r.player_id = p_player and r.id = any (v_open) and r.created_at >= p_from and r.created_at < p_to
      and r.funding = 'cash' and r.status = 'settled'
    union all
    -- Both ends.
    select r.created_at, r.game_id, r.math_version, r.currency, r.outcome -> 'params', r.staked, r.payout,
      first_debit(r.player_id, r.id, r.seq, r.staked, r.stake)
    from (values (p_from, least(v_first, p_to)), (v_last, p_to)) ends (since, until)
    join rounds r on r.created_at >= ends.since and r.created_at < ends.until
    where r.player_id = p_player and r.id <= v_rounds and r.id <> all (v_open) and r.funding = 'cash' and r.status = 'settled') r;
end
$$;

grant execute on function played_bets(bigint, timestamptz, timestamptz) to carmine_app;

-- Stops the bet of an excluded player, and every other bet that the gate refuses, on locked rows (settle_rounds decides).
-- p_players: the elements' players, each once. p_pools: the jackpot pools they name, in order. p_wait: whether to wait for a gate locked
-- elsewhere; a batch does not, so that one player's slow payment does not block everybody's bets.
create or replace function commit_rounds(
  p_players bigint[], p_elements round_element[], p_pools bigint[] default '{}', p_wait boolean default false
) returns setof round_reply language plpgsql volatile security definer
set search_path = pg_catalog, public
set plan_cache_mode = force_generic_plan
set jit = off
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_locked bigint[];
  v_now timestamptz;
  v_settled integer;
  v_elements round_element[];
begin
  if cardinality(p_pools) > 0 then
    -- Gates first: whoever holds a pool waits for nobody.
    if p_wait then
      perform from player_gate where player_id = any (p_players) order by player_id for no key update;
    else
      perform from player_gate where player_id = any (p_players) order by player_id for no key update skip locked;
    end if;
    perform from jackpot_pools where id = any (p_pools) order by id for no key update;
    v_elements := jackpot_elements(p_elements);
    if cardinality(v_elements) < cardinality(p_elements) then
      return query select r.* from unnest(p_elements) e
        cross join lateral jsonb_populate_record(null::round_reply, jsonb_build_object('i', e.i, 'status', 'stale_meter')) r
        where not exists (select from unnest(v_elements) k where k.i = e.i);
      if cardinality(v_elements) = 0 then return; end if;
      p_players := array(select e.player from unnest(v_elements) e);
    end if;
    return query select * from settle_jackpots(v_elements, p_pools,
      array(select r from commit_rounds(p_players, v_elements, '{}', p_wait) r));
    return;
  end if;
  if p_wait then
    v_locked := array(
      select player_id from player_gate where player_id = any (p_players) order by player_id for no key update);
  else
    v_locked := array(
      select player_id from player_gate where player_id = any (p_players) order by player_id for no key update skip locked);
  end if;
  v_now := clock_timestamp();

  return query
  -- Columns that most of the statement reads come first, because a row is decoded only as far as needed.
  with plain as materialized (
    select e.player, nextval('round_ids') as round_id, e.bet, e.win, s.cash_bet, e.bet - s.cash_bet as bonus_bet,
      e.win - w.win_bonus as win_cash, w.win_bonus, c.id as cash_account, n.id as bonus_account,
      ((select jsonb_object_agg(h.currency, h.id) from accounts h
        where h.owner_id = 0 and h.owner_kind = 'house' and h.kind = 'bank') ->> e.currency)::bigint as bank_account,
      nextval('transfer_groups') as group_id, c.balance - s.cash_bet + e.win - w.win_bonus as cash, g.version + 1 as version,
      ceil(e.bet * e.eur)::bigint as cents,
      ceil(s.cash_bet * e.eur)::bigint - floor((e.win - w.win_bonus) * e.eur)::bigint as lost, e.seed, e.nonce,
      case when g.bonus_id is null then 0 else n.balance - (e.bet - s.cash_bet) + w.win_bonus end as bonus,
      case when s.cash_bet < e.bet then g.bonus_id end as bonus_id,
      case when g.bonus_currency = e.currency and g.bonus_expires_at > v_now
        then e.bet * abs(wager_weight(g.game_weights, e.game, e.weight)) / 10000 else 0 end as wager_step,
      e.currency, e.play_session, e.stake, e.multiplier_e4, e.game, e.maths, e.key, e.hash, e.outcome, e.draws, e.snapshot,
      e.reply, e.jackpot_micro, e.i, reply_day(p.created_at) as day
    from unnest(p_elements) e
    join player_gate g on g.player_id = e.player
    join accounts c
      on c.owner_id = e.player and c.owner_kind = 'player' and c.currency = e.currency and c.kind = 'cash'
    join play_sessions p on p.id = e.play_session
    left join accounts n on n.owner_id = case when g.bonus_id is not null then e.player end and n.owner_kind = 'player'
      and n.currency = e.currency and n.kind = 'bonus'
    -- Cash first, then bonus money; a payout returns in their ratio, floored to bonus.
    cross join lateral (select least(e.bet, c.balance) as cash_bet) s
    cross join lateral (select case when s.cash_bet = e.bet then 0
      else div(e.win::numeric * (e.bet - s.cash_bet), e.bet)::bigint end as win_bonus) w
    where e.kind = 'new' and e.final and e.funding = 'cash' and e.provider is null and e.tip + e.refund + e.promo = 0
      and e.player = any (v_locked) and g.protection_status = 'active'
      -- A bonus that is not completed by this stake.
      and (g.bonus_id is null or g.bonus_currency <> e.currency or g.bonus_expires_at <= v_now
        or (e.bet <= g.max_first_stake and e.bet <= 900000000000000
          and g.wagered + e.bet * abs(wager_weight(g.game_weights, e.game, e.weight)) / 10000 < g.wager_required))
      and g.active_seed_id = e.seed and g.next_nonce = e.nonce
      and v_now < least(g.day_ends, g.week_ends, g.month_ends)
      -- A bonus that pays a part of it is not played out by it.
      and (e.bet <= c.balance or (g.bonus_currency = e.currency and g.bonus_expires_at > v_now
        and e.bet - c.balance <= n.balance and n.balance - (e.bet - c.balance) + w.win_bonus > 0
        and (e.game = any (g.except_games)) is not true
        and not exists (select from bonus_closed_games b where b.game_id = e.game)))
      and ceil(e.bet * e.eur) <= least(9223372036854775807, g.maximum_stake_cents, p.maximum_stake_cents)
      and not limit_reached(g, ceil(e.bet * e.eur)::bigint, ceil(s.cash_bet * e.eur)::bigint)
      and (e.country is null or (e.country <> 'ZZ'
        and not array[e.country, g.country] && (select coalesce(array_agg(b.country), '{}') from blocked_countries b)))
      and p.player_id = e.player and p.game_id = e.game and p.currency = e.currency and p.ended_at is null
      and p.expires_at > v_now
      and (coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) = 0 or v_now >= g.last_round_at
        + make_interval(secs => coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) / 1000.0))
      and (select s.ended_at is null and s.expires_at > v_now and s.scope = 'player'
        from sessions s where s.id = p.session_id)
      -- A feature that is bought is judged below.
      and (e.outcome -> 'params' ->> 'buy') is null
      -- Each reads one partition that is known before the first bet.
      and case when reply_day(p.created_at) = reply_day(v_now)
        then (select k.seq from reply_cache k
          where k.day = reply_day(v_now) and k.play_session_id = e.play_session and k.key = e.key)
        else (select k.seq from reply_cache k
          where k.day = reply_day(v_now) - 1 and k.play_session_id = e.play_session and k.key = e.key) end is null
      and (select o.seq from open_rounds o
        where o.player_id = e.player and o.game_id = e.game and o.seed_id is not null) is null
  ),
  gates as (
    update player_gate g set
      version = d.version, next_nonce = g.next_nonce + 1, last_round_at = v_now, wagered = g.wagered + d.wager_step,
      staked_day = g.staked_day + d.cents, staked_week = g.staked_week + d.cents, staked_month = g.staked_month + d.cents,
      lost_day = g.lost_day + d.lost, lost_week = g.lost_week + d.lost, lost_month = g.lost_month + d.lost
    from plain d where g.player_id = d.player
  ),
  balances as (
    update accounts a set
      balance = a.balance + d.change, unstaked = a.unstaked - least(a.unstaked, d.cash_bet), version = a.version + 1
    from (
      select cash_account as id, win_cash - cash_bet as change, cash_bet from plain
      union all
      select bonus_account, win_bonus - bonus_bet, 0 from plain where bonus_bet > 0
    ) d
    where a.id = d.id and (d.change <> 0 or least(a.unstaked, d.cash_bet) > 0)
  ),
  booked as (
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
    select v_now, d.player, d.group_id, t.kind, t.source, t.target, d.currency, t.amount, d.round_id
    from plain d
    cross join lateral (values
      ('bet', d.cash_account, d.bank_account, d.cash_bet),
      ('bet', d.bonus_account, d.bank_account, d.bonus_bet),
      ('win', d.bank_account, d.cash_account, d.win_cash),
      ('win', d.bank_account, d.bonus_account, d.win_bonus)) t (kind, source, target, amount)
    where t.amount > 0
  ),
  finished as (
    insert into rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, status, stake,
      staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, jackpot_micro, seq, draws, outcome,
      snapshot, settled_at)
    select d.round_id, v_now, d.player, d.game, d.maths, d.play_session, d.currency, 'cash', 'settled', d.stake,
      d.bet, d.cash_bet, d.bonus_bet, d.bonus_id, d.win, d.multiplier_e4, d.seed, d.nonce, d.jackpot_micro, 0, d.draws, d.outcome, d.snapshot, v_now
    from plain d
  ),
  used_nonces as (
    insert into nonces (player_id, seed_id, nonce, round_id) select d.player, d.seed, d.nonce, d.round_id from plain d
  ),
  replies as (
    insert into reply_cache (day, play_session_id, key, player_id, request_hash, round_id, seq, cash, bonus, version,
      paid_cash, paid_bonus, reply, created_at)
    select d.day, d.play_session, d.key, d.player, d.hash, d.round_id, 0, d.cash, d.bonus, d.version, d.cash_bet, d.bonus_bet,
      d.reply, v_now
    from plain d
  )
  select d.i, 'settled', d.round_id, 0, d.cash, d.bonus, d.version, d.cash_bet, d.bonus_bet, null::json, null::jsonb,
    null::bigint, null::text, null::timestamptz, null::bigint, d.player, d.group_id, d.cash_account, d.bank_account
  from plain d;

  get diagnostics v_settled = row_count;
  if v_settled = cardinality(p_players) then return; end if;
  return query select * from settle_rounds(p_elements, v_locked, v_now);
end
$$;

grant execute on function commit_rounds(bigint[], round_element[], bigint[], boolean) to carmine_app;

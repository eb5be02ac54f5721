-- Contributions of a batch's bets to jackpot pools, and wins from them. The caller has locked the pools and worked out the contributions
-- (jackpot_elements). One pool after the other is read and written once per batch, and a bet without a win is arithmetic only. Whole cents are
-- transferred once per batch and pool, or before a win; the remainder stays in the pool's row.
create or replace function settle_jackpots(p_elements round_element[], p_pools bigint[], p_replies round_reply[])
returns setof round_reply language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
  v_reply round_reply;
  v_action record;
  -- The elements' indexes in the order of the replies; none for one that was not settled.
  v_settled integer[] := array(select case r.status when 'settled' then r.i end from unnest(p_replies) r);
  v_eur_bank bigint := ledger_account('house', 0, 'EUR', 'bank');
  v_group bigint := nextval('transfer_groups');
  v_pool jackpot_pools;
  v_cycle integer;
  v_before bigint;
  v_kept bigint;
  v_fill bigint;
  v_cents bigint;
  v_amount bigint;
begin
  for v_action in
    select e.i, e.play_session, e.key, e.bet, e.eur, e.currency, j.pool, j.win_bp, j.trigger, j.salt, j.next, j.next_sealed,
      array_position(v_settled, e.i) as place
    from unnest(p_elements) e
    cross join lateral json_to_recordset(e.jackpots)
      j (pool bigint, win_bp integer, trigger bigint, salt text, next text, next_sealed text)
    where e.i = any (v_settled)
    order by j.pool, e.i
  loop
    if v_pool.id is distinct from v_action.pool then
      if v_pool.id is not null then perform keep_jackpot(v_pool, v_eur_bank, v_group); end if;
      select * into v_pool from jackpot_pools where id = v_action.pool and id = any (p_pools);
    end if;
    if v_pool.id is null or v_action.win_bp not between 0 and 10000 then raise exception 'ledger: a jackpot share out of range'; end if;
    if (p_replies[v_action.place]).paid_bonus > 0 then raise exception 'ledger: only cash stakes take part in a jackpot'; end if;
    v_before := v_pool.meter_micro;
    v_kept := jackpot_share(v_action.bet, v_action.eur, v_pool.reserve_bp);
    v_pool.meter_micro := v_before + jackpot_share(v_action.bet, v_action.eur, v_pool.pool_bp);
    -- What the meter still lacks of its seed comes before the next one.
    v_fill := least(greatest(v_pool.seed_cents * 1000000 - v_pool.meter_micro, 0), v_kept);
    v_pool.meter_micro := v_pool.meter_micro + v_fill;
    v_pool.contributed_micro := v_pool.contributed_micro + v_pool.meter_micro - v_before + v_kept - v_fill;
    v_pool.reserve_micro := v_pool.reserve_micro + v_kept - v_fill + greatest(v_pool.meter_micro - v_pool.cap_cents * 1000000, 0);
    v_pool.meter_micro := least(v_pool.meter_micro, v_pool.cap_cents * 1000000);
    if v_pool.must_hit_by_cents is null then
      -- A win from an empty pool is zero, and recorded all the same.
      if v_action.win_bp = 0 then continue; end if;
      v_cents := div((v_pool.meter_micro / 1000000)::numeric * v_action.win_bp, 10000)::bigint;
    else
      v_cents := fallen_jackpot(v_pool, v_before, v_action.trigger, v_action.salt, (p_replies[v_action.place]).round_id);
      if v_action.win_bp <> 0 then raise exception 'ledger: no outcome wins a must-hit pool'; end if;
      if v_cents = 0 then continue; end if;
    end if;

    v_reply := p_replies[v_action.place];
    v_cycle := v_pool.cycle;
    v_pool := pay_jackpot(v_pool, v_eur_bank, v_reply.group_id, v_cents, v_cents > 0 and v_cents = div(v_pool.meter_micro, 1000000));
    -- The next cycle begins with the win, so that its commitment is there for everybody before its first stake.
    if v_pool.must_hit_by_cents is not null and v_pool.cycle > v_cycle and v_action.next is not null then
      insert into jackpot_cycles (pool_id, cycle, commitment, trigger_enc)
      values (v_pool.id, v_pool.cycle, v_action.next, decode(v_action.next_sealed, 'hex')) on conflict (pool_id, cycle) do nothing;
    end if;
    v_amount := floor(v_cents / v_action.eur)::bigint;
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
    select v_now, v_reply.player_id, v_reply.group_id, 'jackpot_win', v_reply.bank_account, v_reply.cash_account,
      v_action.currency, v_amount, v_reply.round_id
    where v_amount > 0;
    update accounts set balance = balance + v_amount, version = version + 1 where id = v_reply.cash_account;
    -- A win like any other of the round: it lessens what the player has lost.
    update player_gate set lost_day = lost_day - v_cents, lost_week = lost_week - v_cents, lost_month = lost_month - v_cents
    where player_id = v_reply.player_id;
    insert into jackpot_wins (pool_id, round_id, player_id, cents, currency, amount, emptied, win_bp, cycle, created_at)
    values (v_action.pool, v_reply.round_id, v_reply.player_id, v_cents, v_action.currency, v_amount,
      v_pool.cycle > v_cycle, v_action.win_bp, case when v_pool.cycle > v_cycle then v_cycle end, v_now);
    v_reply.cash := v_reply.cash + v_amount;
    v_reply.jackpot_wins := coalesce(v_reply.jackpot_wins, '[]') || jsonb_build_object(
      'pool', v_action.pool::text, 'cents', v_cents::text, 'amount', v_amount::text, 'win_bp', v_action.win_bp);
    p_replies[v_action.place] := v_reply;
    update reply_cache k set cash = v_reply.cash, jackpot_wins = v_reply.jackpot_wins
    from play_sessions p
    where p.id = v_action.play_session and k.day = reply_day(p.created_at) and k.play_session_id = p.id
      and k.key = v_action.key;
    perform publish_event('jackpot.won', 1, v_reply.round_id::text, jsonb_build_object(
      'poolId', v_action.pool::text, 'roundId', v_reply.round_id::text, 'playerId', v_reply.player_id::text,
      'eurCents', v_cents::text));
  end loop;
  if v_pool.id is not null then perform keep_jackpot(v_pool, v_eur_bank, v_group); end if;
  return query select * from unnest(p_replies);
end
$$;

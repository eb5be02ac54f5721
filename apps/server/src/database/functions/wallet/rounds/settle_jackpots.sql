-- Contributions of a batch's bets to jackpot pools, and wins from them. Pools are read and written once per batch, and a bet without a win is
-- arithmetic only. Pools are locked last, in the order of their ids. Whole cents are transferred once per batch and pool, or before a win;
-- the remainder stays in the pool's row.
create or replace function settle_jackpots(p_elements round_element[], p_pools bigint[], p_replies round_reply[])
returns setof round_reply language plpgsql volatile as $$
declare
  v_now timestamptz;
  v_reply round_reply;
  v_action record;
  -- The elements' indexes in the order of the replies; none for one that was not settled.
  v_settled integer[];
  v_place integer;
  v_eur_bank bigint := ledger_account('house', 0, 'EUR', 'bank');
  v_group bigint := nextval('transfer_groups');
  v_ids bigint[];
  v_accounts bigint[];
  v_remainders bigint[];
  v_triggers bigint[];
  v_contributed numeric[];
  v_paid numeric[];
  -- Content of each pool, and the whole cents about to be transferred.
  v_held bigint[];
  v_waiting bigint[];
  v_pool jackpot_pools;
  v_micro bigint;
  v_total bigint;
  v_cents bigint;
  v_amount bigint;
  v_emptied boolean;
  n integer;
begin
  perform from jackpot_pools where id = any (p_pools) order by id for no key update;
  v_now := clock_timestamp();
  select array_agg(p.id), array_agg(p.account_id), array_agg(p.remainder_micro), array_agg(p.must_hit_at_cents),
    array_agg(p.contributed_micro), array_agg(p.paid_cents), array_agg(a.balance), array_agg(0::bigint)
  into v_ids, v_accounts, v_remainders, v_triggers, v_contributed, v_paid, v_held, v_waiting
  from jackpot_pools p join accounts a on a.id = p.account_id where p.id = any (p_pools);

  v_settled := array(select case r.status when 'settled' then r.i end from unnest(p_replies) r);
  for v_action in
    select e.i, e.play_session, e.key, e.eur, e.currency, j.pool, j.micro, j.win_bp
    from unnest(p_elements) e cross join lateral json_to_recordset(e.jackpots) j (pool bigint, micro bigint, win_bp integer)
    where e.i = any (v_settled)
    order by e.i, j.pool
  loop
    n := array_position(v_ids, v_action.pool);
    if n is null or v_action.micro < 0 or v_action.win_bp not between 0 and 10000 then
      raise exception 'ledger: a jackpot contribution or share out of range';
    end if;
    v_micro := v_remainders[n] + v_action.micro;
    v_waiting[n] := v_waiting[n] + v_micro / 1000000;
    v_remainders[n] := v_micro % 1000000;
    v_contributed[n] := v_contributed[n] + v_action.micro;
    v_total := v_held[n] + v_waiting[n];
    v_cents := case when v_total >= v_triggers[n] then v_total else div(v_total::numeric * v_action.win_bp, 10000)::bigint end;
    -- A win from an empty pool is zero, and recorded all the same.
    if v_cents = 0 and v_action.win_bp = 0 then continue; end if;

    v_place := array_position(v_settled, v_action.i);
    v_reply := p_replies[v_place];
    perform ledger_move(v_group, 'jackpot_contribution', v_eur_bank, v_accounts[n], 'EUR', v_waiting[n]);
    perform ledger_move(v_reply.group_id, 'jackpot_win', v_accounts[n], v_eur_bank, 'EUR', v_cents);
    v_amount := floor(v_cents / v_action.eur)::bigint;
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
    select v_now, v_reply.player_id, v_reply.group_id, 'jackpot_win', v_reply.bank_account, v_reply.cash_account,
      v_action.currency, v_amount, v_reply.round_id
    where v_amount > 0;
    update accounts set balance = balance + v_amount, version = version + 1 where id = v_reply.cash_account;
    v_emptied := v_cents = v_total and v_cents > 0;
    insert into jackpot_wins (pool_id, round_id, player_id, cents, currency, amount, emptied, win_bp, created_at)
    values (v_action.pool, v_reply.round_id, v_reply.player_id, v_cents, v_action.currency, v_amount, v_emptied, v_action.win_bp,
      v_now);
    v_held[n] := v_total - v_cents;
    v_waiting[n] := 0;
    v_paid[n] := v_paid[n] + v_cents;
    if v_emptied then
      update jackpot_pools set must_hit_at_cents = next_must_hit_at_cents, next_must_hit_at_cents = null
      where id = v_action.pool returning * into strict v_pool;
      v_triggers[n] := v_pool.must_hit_at_cents;
      v_waiting[n] := v_pool.seed_cents;
      v_contributed[n] := v_contributed[n] + v_pool.seed_cents::numeric * 1000000;
    end if;
    v_reply.cash := v_reply.cash + v_amount;
    v_reply.jackpot_wins := coalesce(v_reply.jackpot_wins, '[]') || jsonb_build_object(
      'pool', v_action.pool::text, 'cents', v_cents::text, 'amount', v_amount::text, 'win_bp', v_action.win_bp);
    p_replies[v_place] := v_reply;
    update reply_cache k set cash = v_reply.cash, jackpot_wins = v_reply.jackpot_wins
    from play_sessions p
    where p.id = v_action.play_session and k.day = reply_day(p.created_at) and k.play_session_id = p.id
      and k.key = v_action.key;
    perform publish_event('jackpot.won', 1, v_reply.round_id::text, jsonb_build_object(
      'poolId', v_action.pool::text, 'roundId', v_reply.round_id::text, 'playerId', v_reply.player_id::text,
      'eurCents', v_cents::text));
  end loop;

  for n in 1..cardinality(v_ids) loop
    perform ledger_move(v_group, 'jackpot_contribution', v_eur_bank, v_accounts[n], 'EUR', v_waiting[n]);
    update jackpot_pools set remainder_micro = v_remainders[n], contributed_micro = v_contributed[n], paid_cents = v_paid[n]
    where id = v_ids[n];
  end loop;
  return query select * from unnest(p_replies);
end
$$;

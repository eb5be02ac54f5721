-- Takes a bet of one player while betting is open by the clock of the database: the lock on the round makes closing wait for it, and whoever
-- comes later finds it closed. Empty: betting is closed, and nothing was booked. p_most_cents: what a player may stake on one round, EUR cents.
-- p_pays_e4: what the bet pays at each end that the round can have, in 1/10,000 of its stake; null where a round limits itself.
-- On a flight a player has one bet in each of two slots (`stale_seq`: there is one), and a bet has a limit within the highest payout.
create or replace function place_live_bet(p_element round_element, p_round bigint, p_most_cents bigint, p_pays_e4 bigint[])
returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_reply round_reply;
  v_staked_cents numeric;
  v_pays_cents numeric[];
  v_sums numeric[];
  v_flies boolean;
  v_params jsonb := p_element.outcome -> 'params';
begin
  select * into v_round from live_rounds where id = p_round for share;
  if not found or v_round.phase <> 'betting' or clock_timestamp() >= v_round.closes_at
    or pg_postmaster_start_time() > v_round.opened_at then return; end if;
  if p_element.kind <> 'new' or p_element.final or p_element.shared_round <> p_round or p_element.maths <> v_round.math_version
    or p_element.seed is not null or p_element.win + p_element.refund + p_element.promo + p_element.tip > 0
    or p_element.game <> (select game_id from live_tables where id = v_round.table_id) then
    raise exception 'live: this is not a bet of the round';
  end if;
  select flies into v_flies from live_tables where id = v_round.table_id;
  -- EUR 250,000, and a hundredth more for the rate of the moment that the limit was worked out with.
  if v_flies and (v_params ->> 'slot' is null or v_params ->> 'limit' is null
    or (v_params ->> 'limit')::integer > greatest(101, 2525000000 / (p_element.stake * p_element.eur))) then
    raise exception 'live: a bet on a flight has a slot, and a limit within the highest payout';
  end if;
  -- A key that is known was within it, and is answered again.
  perform lock_gate(p_element.player);
  select coalesce(sum(staked_cents), 0) into v_staked_cents from live_bets
  where player_id = p_element.player and live_round_id = p_round and state = 'placed' and reply_key <> p_element.key;
  if v_staked_cents + ceil(p_element.bet * p_element.eur) > p_most_cents then
    v_reply.i := p_element.i;
    v_reply.status := 'limit';
    v_reply.limit_kind := 'stake_maximum';
    return next v_reply;
    return;
  end if;
  if v_flies and exists (select from live_bets
    where player_id = p_element.player and live_round_id = p_round and state <> 'undone' and slot = (v_params ->> 'slot')::smallint
      and reply_key <> p_element.key) then
    v_reply.i := p_element.i;
    v_reply.status := 'stale_seq';
    return next v_reply;
    return;
  end if;
  if p_pays_e4 is not null then
    v_pays_cents := array(
      select ceil(p_element.stake * p_element.eur * pays / 10000) from unnest(p_pays_e4) with ordinality p (pays, n) order by n);
    v_sums := live_exposure_with(p_round, v_pays_cents);
    if (select max(c) from unnest(v_sums) c) > (select exposure_cents from live_tables where id = v_round.table_id)
      and not exists (select from live_bets where player_id = p_element.player and live_round_id = p_round and reply_key = p_element.key)
    then
      v_reply.i := p_element.i;
      v_reply.status := 'limit';
      v_reply.limit_kind := 'table_maximum';
      return next v_reply;
      return;
    end if;
  end if;
  select * into v_reply from commit_rounds(array[p_element.player], array[p_element], '{}', true);
  if v_reply.status = 'settled' then
    insert into live_bets (player_id, round_id, live_round_id, state, params, currency, stake, staked, staked_cents, reply_key,
      placed_at, pays_cents, slot, auto_e2, limit_e2, rider)
    values (p_element.player, v_reply.round_id, p_round, 'placed', v_params, p_element.currency, p_element.stake,
      p_element.bet, ceil(p_element.bet * p_element.eur), p_element.key, clock_timestamp(), v_pays_cents,
      case when v_flies then (v_params ->> 'slot')::smallint end, case when v_flies then (v_params ->> 'auto')::integer end,
      case when v_flies then (v_params ->> 'limit')::integer end, case when v_flies then replace(gen_random_uuid()::text, '-', '') end);
    update live_exposures set cents = v_sums where live_round_id = p_round and v_sums is not null;
  end if;
  return next v_reply;
end
$$;

grant execute on function place_live_bet(round_element, bigint, bigint, bigint[]) to carmine_app;

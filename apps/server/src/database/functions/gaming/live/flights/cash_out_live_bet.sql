-- Ends a bet on a flight at the multiplier of this instant, and pays it at once. The clock is read with the round locked, so that its end
-- waits: whoever was in time is paid, whoever comes later finds it over. Empty: it is over, or the bet is none of the player's open ones.
-- `too_fast`: nothing is paid below 1.01.
create or replace function cash_out_live_bet(p_element round_element) returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_bet live_bets;
  v_at integer;
  v_reply round_reply;
begin
  select * into v_bet from live_bets where player_id = p_element.player and round_id = p_element.round and slot is not null;
  if not found then return; end if;
  v_at := live_flight_now(v_bet.live_round_id);
  if v_at is null then return; end if;
  select * into v_bet from live_bets
  where player_id = p_element.player and round_id = p_element.round and state = 'placed' for update;
  if not found then return; end if;
  -- What was reached before this instant decides.
  v_at := least(v_at, v_bet.auto_e2, v_bet.limit_e2);
  if v_at < 101 then
    v_reply.i := p_element.i;
    v_reply.status := 'too_fast';
    select flight_started_at + make_interval(secs => flight_ms(101, flight_doubling_ms) / 1000) into v_reply.until
    from live_rounds where id = v_bet.live_round_id;
    return next v_reply;
    return;
  end if;
  if p_element.kind <> 'existing' or not p_element.final
    or p_element.bet + p_element.win + p_element.refund + p_element.promo + p_element.tip > 0 then
    raise exception 'live: this is not the end of the bet';
  end if;
  p_element.win := div(v_bet.stake::numeric * v_at, 100);
  p_element.multiplier_e4 := v_at * 100;
  p_element.action := jsonb_build_object('type', 'cash-out', 'at', v_at);
  select * into v_reply from commit_rounds(array[p_element.player], array[p_element], '{}', true);
  if v_reply.status = 'settled' then
    update live_bets set state = 'settled', payout = p_element.win, cashed_out_e2 = v_at, ended_at = clock_timestamp()
    where player_id = v_bet.player_id and round_id = v_bet.round_id;
  end if;
  return next v_reply;
end
$$;

grant execute on function cash_out_live_bet(round_element) to carmine_app;

-- Pays bets that have ended by themselves while their flight goes on, each once and exactly where it ended. One element a player at most.
create or replace function pay_live_flight(p_elements round_element[], p_table text, p_fence bigint, p_round bigint)
returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_reached integer;
  v_due round_element[];
  v_replies round_reply[];
begin
  if not has_live_table(p_table, p_fence) then return; end if;
  select * into v_round from live_rounds where id = p_round and table_id = p_table and phase = 'flying';
  if not found then return; end if;
  select least(crash_e2,
      flight_e2(extract(epoch from clock_timestamp() - v_round.flight_started_at) * 1000, v_round.flight_doubling_ms))
    into v_reached from live_flights where live_round_id = p_round and pg_postmaster_start_time() <= launched_at;
  v_due := array(
    select e from unnest(p_elements) e
    join live_bets b on b.player_id = e.player and b.round_id = e.round
    where b.live_round_id = p_round and b.state = 'placed'
      and flight_end_e2(b, v_round.flight_limit_e2, v_reached, false) * 100 = e.multiplier_e4
    order by e.player for update of b);
  if cardinality(v_due) = 0 then return; end if;
  if exists (select from unnest(v_due) e join live_bets b on b.player_id = e.player and b.round_id = e.round
    where e.kind <> 'existing' or not e.final or e.bet + e.tip + e.promo + e.refund > 0
      or e.win <> div(b.stake::numeric * e.multiplier_e4, 10000)) then
    raise exception 'live: this is not what the bet has won';
  end if;
  v_replies := array(
    select r from commit_rounds(array(select e.player from unnest(v_due) e), v_due, '{}', true) r);
  update live_bets b set state = 'settled', payout = e.win, cashed_out_e2 = e.multiplier_e4 / 100, ended_at = clock_timestamp()
  from unnest(v_replies) r join unnest(v_due) e on e.player = r.player_id and e.round = r.round_id
  where b.player_id = r.player_id and b.round_id = r.round_id and b.state = 'placed' and r.status in ('settled', 'replayed');
  return query select * from unnest(v_replies);
end
$$;

grant execute on function pay_live_flight(round_element[], text, bigint, bigint) to carmine_app;

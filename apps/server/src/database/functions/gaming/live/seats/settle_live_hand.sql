-- Ends a hand: what every seat of it staked and won, and the rake, are booked together, once, by whoever holds the table. All zeros end a hand that
-- nobody can play on. Whoever may not play any more leaves then with all the money. False if the hand is over, or the lease is lost.
create or replace function settle_live_hand(
  p_table text, p_fence bigint, p_round bigint, p_seats integer[], p_staked bigint[], p_won bigint[], p_rake bigint, p_eur numeric
) returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_players bigint[];
  v_player bigint;
  v_gate player_gate;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  if not exists (select from live_hands where live_round_id = p_round and table_id = p_table and ended_at is null) then return false; end if;
  if array(select seat::integer from live_hands where live_round_id = p_round order by seat)
    is distinct from array(select unnest(p_seats) order by 1) then
    raise exception 'live: a hand is settled with every seat of it';
  end if;
  v_players := array(
    select h.player_id from unnest(p_seats) with ordinality s (seat, n)
    join live_hands h on h.live_round_id = p_round and h.seat = s.seat order by s.n);
  perform book_table_hand(p_table, (select currency from live_tables where id = p_table), v_players, p_staked, p_won, p_rake, p_eur);
  update live_hands h set staked = s.staked, won = s.won, ended_at = clock_timestamp()
  from unnest(v_players, p_staked, p_won) s (player, staked, won) where h.player_id = s.player and h.live_round_id = p_round;
  perform say_live_event(p_table, p_round, 'seats', live_seats_shown(p_table));
  foreach v_player in array v_players loop
    v_gate := lock_gate(v_player);
    if v_gate.protection_status = 'closed' or is_on_break(v_gate) then perform leave_live_seat(v_player, p_table, null); end if;
  end loop;
  return true;
end
$$;

grant execute on function settle_live_hand(text, bigint, bigint, integer[], bigint[], bigint[], bigint, numeric) to carmine_app;

-- A bet on a flight, as place_live_bet takes it, with the name that everybody sees beside it.
create or replace function place_flight_bet(p_element round_element, p_round bigint, p_most_cents bigint, p_name text)
returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_reply round_reply;
begin
  for v_reply in select * from place_live_bet(p_element, p_round, p_most_cents, null) loop
    update live_bets set rider_name = p_name
    where player_id = p_element.player and round_id = v_reply.round_id and v_reply.status = 'settled';
    return next v_reply;
  end loop;
end
$$;

grant execute on function place_flight_bet(round_element, bigint, bigint, text) to carmine_app;

-- Ends breaks a day after the request. Returns their players.
create or replace function end_asked_breaks() returns setof bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_player bigint;
  v_gate player_gate;
begin
  for v_player in
    select player_id from breaks where ended_at is null and end_asked_at <= clock_timestamp() - interval '24 hours'
    order by player_id
  loop
    v_gate := lock_gate(v_player);
    update breaks set ended_at = clock_timestamp()
    where player_id = v_player and ended_at is null and end_asked_at <= clock_timestamp() - interval '24 hours';
    if found then
      perform refresh_protection_status(v_player);
      return next v_player;
    end if;
  end loop;
end
$$;

grant execute on function end_asked_breaks() to carmine_app;

-- EUR cents that deposit limits still allow, with other pending deposits counted; null without a limit. until: when the window of the
-- tightest limit ends.
create or replace function deposit_room(p_gate player_gate, p_except bigint, out room bigint, out until timestamptz)
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_pending bigint;
begin
  select coalesce(sum(cents), 0)::bigint into v_pending from deposit_reservations
  where player_id = p_gate.player_id and released_at is null and payment_id <> p_except;
  select greatest(w.room - v_pending, 0), w.ends into room, until from limit_windows(p_gate, deposit_rooms(p_gate)) w
  where w.room is not null order by w.room, w.ends desc limit 1;
end
$$;

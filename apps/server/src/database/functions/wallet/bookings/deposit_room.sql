-- EUR cents that deposit limits still allow, other deposits under way counted; null where there is no limit. until: when
-- the window of the tightest limit opens again.
create or replace function deposit_room(p_gate player_gate, p_except bigint, out room bigint, out until timestamptz)
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_pending bigint;
begin
  select coalesce(sum(cents), 0)::bigint into v_pending from deposit_reservations
  where player_id = p_gate.player_id and released_at is null and payment_id <> p_except;
  select greatest(w.free - v_pending, 0), w.ends into room, until from (values
    (p_gate.deposit_limit_day - p_gate.deposited_day, p_gate.day_ends),
    (p_gate.deposit_limit_week - p_gate.deposited_week, p_gate.week_ends),
    (p_gate.deposit_limit_month - p_gate.deposited_month, p_gate.month_ends)
  ) w (free, ends) where w.free is not null order by w.free, w.ends desc limit 1;
end
$$;

-- The first limit that is too tight, as in limit_reached, and when its window ends.
create or replace function tight_limit(
  p_gate player_gate, p_stake bigint, p_loss bigint, out kind text, out until timestamptz
) language sql stable as $$
  select a.kind || '_' || w.span, w.ends
  from (values (1, 'stake', p_stake, stake_rooms(p_gate)), (2, 'loss', p_loss, loss_rooms(p_gate))) a (place, kind, amount, rooms)
  cross join lateral limit_windows(p_gate, a.rooms) w
  where a.amount > w.room order by a.place, w.place limit 1
$$;

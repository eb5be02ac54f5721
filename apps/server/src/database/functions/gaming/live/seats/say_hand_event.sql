-- An event of a hand that is being played, whose content its game decides: p_data for everybody, p_private for the seats of the hand, each its
-- own. False if no such hand is played, or the lease is lost.
create or replace function say_hand_event(p_table text, p_fence bigint, p_round bigint, p_data jsonb, p_private jsonb default null)
returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  if not exists (select from live_hands where live_round_id = p_round and table_id = p_table and ended_at is null) then return false; end if;
  if exists (select from jsonb_each(p_private) p where jsonb_typeof(p.value) <> 'object'
    or not exists (select from live_hands where live_round_id = p_round and ended_at is null and seat::text = p.key)) then
    raise exception 'live: only a seat of the hand has something of its own to see';
  end if;
  perform say_live_event(p_table, p_round, 'hand', p_data, p_private);
  return true;
end
$$;

grant execute on function say_hand_event(text, bigint, bigint, jsonb, jsonb) to carmine_app;

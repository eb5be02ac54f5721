create or replace function note_dispute_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into dispute_steps (player_id, dispute_id, from_state, to_state)
  values (new.player_id, new.id, case tg_op when 'UPDATE' then old.state end, new.state);
  return null;
end
$$;

drop trigger if exists disputes_begun on disputes;
create trigger disputes_begun after insert on disputes for each row execute function note_dispute_step();
drop trigger if exists disputes_moved on disputes;
create trigger disputes_moved after update of state on disputes
  for each row when (new.state <> old.state) execute function note_dispute_step();

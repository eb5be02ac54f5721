-- A cursor that moves back would let a consumer count twice.
create or replace function guard_feed_cursor() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.consumer <> old.consumer or new.block < old.block then
    raise exception 'feed: the cursor of % never goes back', old.consumer using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger feed_cursors_forward before update on feed_cursors for each row execute function guard_feed_cursor();

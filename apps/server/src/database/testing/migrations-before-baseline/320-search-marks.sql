-- Operators find a player by name, phone and postal address, which are sealed: of each word and number a keyed hash is kept here.
-- Marks live as long as the player's key, so an erased player has none.

create table search_marks (
  player_id bigint primary key references player_keys (player_id) on delete cascade,
  -- Null: the worker makes them. Other rules for making them are an update that sets all of them to null.
  marks bytea[] check (cardinality(marks) <= 400)
);
create index search_marks_marks on search_marks using gin (marks);
create index search_marks_unmade on search_marks (player_id) where marks is null;
grant select on search_marks to carmine_app;
grant update (marks) on search_marks to carmine_app;

insert into search_marks (player_id) select player_id from player_keys;

create function begin_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into search_marks (player_id) values (new.player_id);
  return null;
end
$$;
create trigger player_keys_searched after insert on player_keys for each row execute function begin_search_marks();

-- Whoever changes details, also a program that knows no marks, leaves none of the old ones behind.
create function forget_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update search_marks set marks = null where player_id = new.player_id;
  return null;
end
$$;
create trigger player_profiles_searched after update of details_sealed on player_profiles
  for each row execute function forget_search_marks();

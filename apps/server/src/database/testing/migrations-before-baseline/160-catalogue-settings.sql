-- What operators decide about a game, beside what its own program says. Null: as the program says.
alter table games
  -- Shown, but no new round starts.
  add column maintenance boolean not null default false,
  -- Countries whose visitors never see it: ISO codes.
  add column hidden_in text[] not null default '{}',
  add column featured boolean,
  add column marked_new boolean,
  add column hot boolean,
  -- Its place in the lists, from 0.
  add column placed integer check (placed between 0 and 9999),
  add constraint hidden_in_codes check (array_to_string(hidden_in, '') ~ '^([A-Z]{2})*$');

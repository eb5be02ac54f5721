-- Browsers in which a player has signed in before, by a cookie of their own: what others guess from elsewhere does not count there.
create table known_devices (
  player_id bigint not null references players (id),
  -- Of the cookie's token; the token itself is kept nowhere.
  device_hash bytea not null check (octet_length(device_hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (player_id, device_hash)
);
create index known_devices_hash on known_devices (device_hash);
create index known_devices_seen on known_devices (seen_at);
grant select, insert, update, delete on known_devices to carmine_app;

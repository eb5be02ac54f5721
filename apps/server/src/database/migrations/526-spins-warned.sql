-- Free spins of a grant that is also a bonus end at a time of their own, and their player is told of it by itself.
alter table player_promotions add column spins_warned_at timestamptz;
create index player_promotions_spinning on player_promotions (spin_grant_id)
  where spin_grant_id is not null and bonus > 0 and spins_warned_at is null;
grant update (spins_warned_at) on player_promotions to carmine_app;

-- When each player played: stretches of moves that follow each other within `play_pause()`, and chains of bets within `play_gap()`, of
-- which sittings are made. A year of play is some thousand of them. The feed's consumer `wallet.play-time` fills them from the first
-- block on; it has to begin anew where one of the two intervals changes.
create table play_rollups (
  player_id bigint not null,
  kind text collate "C" not null check (kind in ('bets', 'moves')),
  -- The first and the last of them; those of one kind never touch.
  began timestamptz not null,
  ended timestamptz not null check (ended >= began),
  primary key (player_id, kind, began)
);
grant select on play_rollups to carmine_app;
-- What the release before the last one counted with.
drop function if exists play_sittings(bigint, timestamptz, timestamptz);

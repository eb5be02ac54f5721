-- Terms of a bonus beside its wagering: the most that becomes cash, games that bonus money is not staked in, and shares of stakes that
-- count other than usual, in basis points by game. The gate has the active bonus's. `converted`: what became cash, from this release on.
alter table bonuses add column conversion_cap bigint, add column except_games text[] not null default '{}',
  add column game_weights jsonb, add column converted bigint not null default 0;
alter table bonuses add constraint bonuses_conversion_cap_check check (conversion_cap > 0) not valid;
alter table bonuses add constraint bonuses_converted_check
  check (converted >= 0 and (converted = 0 or state = 'completed') and (conversion_cap is null or converted <= conversion_cap)) not valid;
alter table bonuses add constraint bonuses_game_weights_check check (jsonb_typeof(game_weights) = 'object'
  and not jsonb_path_exists(game_weights, '$.* ? (@.type() != "number" || @ < 0 || @ > 10000)')) not valid;
alter table bonuses validate constraint bonuses_conversion_cap_check;
alter table bonuses validate constraint bonuses_converted_check;
alter table bonuses validate constraint bonuses_game_weights_check;

alter table player_gate add column conversion_cap bigint, add column except_games text[], add column game_weights jsonb;

alter table player_promotions add column conversion_cap bigint, add column except_games text[] not null default '{}',
  add column game_weights jsonb;
alter table player_promotions add constraint player_promotions_conversion_cap_check check (conversion_cap > 0) not valid;
alter table player_promotions validate constraint player_promotions_conversion_cap_check;
grant update (conversion_cap, except_games, game_weights) on player_promotions to carmine_app;

drop function if exists grant_bonus(bigint, bigint, text, bigint, bigint, bigint, bigint, timestamptz);

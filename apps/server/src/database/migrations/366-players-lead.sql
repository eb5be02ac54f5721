-- Whose a row is stands in the row itself and leads its key, so that a player's rows are found without a join, and players can be
-- divided between databases. This file: the books.

-- Each nonce settles once, for ever: the key has no time in it, so the table is parted by player and not by month.
alter table nonces rename to nonces_before;
alter table nonces_before rename constraint nonces_pkey to nonces_before_pkey;
create table nonces (
  player_id bigint not null,
  seed_id bigint not null,
  nonce bigint not null,
  round_id bigint not null,
  primary key (player_id, seed_id, nonce)
) partition by hash (player_id);
do $$
begin
  for i in 0..15 loop
    execute format('create table nonces_%s partition of nonces for values with (modulus 16, remainder %1$s)', i);
  end loop;
end
$$;
insert into nonces (player_id, seed_id, nonce, round_id)
select s.player_id, n.seed_id, n.nonce, n.round_id from nonces_before n left join seeds s on s.id = n.seed_id;
drop table nonces_before;
grant select on nonces to carmine_app;

-- These are never changed, but once: here.
alter table round_actions disable trigger user;
alter table round_actions add column player_id bigint;
update round_actions a set player_id = r.player_id
from (select id, player_id from rounds union all select id, player_id from open_rounds) r where r.id = a.round_id;
alter table round_actions alter column player_id set not null;
alter table round_actions drop constraint round_actions_pkey;
alter table round_actions add primary key (player_id, round_id, seq);
alter table round_actions enable trigger user;

alter table external_rounds drop constraint external_rounds_pkey;
alter table external_rounds add primary key (player_id, provider_id, external_id);

-- A provider's action counts once whoever it is for. Of an action that was cancelled before it came nobody wrote down whose it
-- was: those of before are player 0's.
alter table provider_actions disable trigger user;
alter table provider_actions add column player_id bigint;
update provider_actions a set player_id = coalesce((
  select r.player_id from (select id, player_id from rounds union all select id, player_id from open_rounds) r
  where r.id = (a.reply ->> 'round_id')::bigint), 0);
alter table provider_actions alter column player_id set not null;
alter table provider_actions drop constraint provider_actions_pkey;
alter table provider_actions add primary key (player_id, provider_id, action_id);
alter table provider_actions add constraint provider_actions_once unique (provider_id, action_id);
alter table provider_actions enable trigger user;

alter table provider_reversals disable trigger user;
alter table provider_reversals add column player_id bigint;
update provider_reversals v set player_id = a.player_id
from provider_actions a where a.provider_id = v.provider_id and a.action_id = v.action_id;
alter table provider_reversals alter column player_id set not null;
alter table provider_reversals drop constraint provider_reversals_pkey;
alter table provider_reversals add primary key (player_id, provider_id, action_id);
alter table provider_reversals add constraint provider_reversals_action foreign key (player_id, provider_id, action_id)
  references provider_actions (player_id, provider_id, action_id) not valid;
alter table provider_reversals enable trigger user;

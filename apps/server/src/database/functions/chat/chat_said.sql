-- Messages with the name that is shown: none of a player whose account is closed or whose data was erased.
create or replace view chat_said as
  select m.player_id, m.id, m.table_id, m.body, m.at, m.state, m.reports, m.decided_at,
    case when p.status <> 'closed' then c.nickname end as name
  from chat_messages m join chat_players c on c.player_id = m.player_id join players p on p.id = m.player_id;

grant select on chat_said to carmine_app;

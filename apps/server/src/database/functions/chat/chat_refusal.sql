-- Why a player may not write at a table now, the first reason that holds; empty: he may. `*` for the table: at none in particular.
create or replace function chat_refusal(p_player bigint, p_table text, out reason text, out until timestamptz, out why text)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if exists (select 1 from chat_switches where place in ('*', p_table)) then
    reason := 'chat_off';
  elsif exists (select 1 from players where id = p_player and status = 'closed') then
    reason := 'account_closed';
  elsif exists (select 1 from player_gate g where g.player_id = p_player and is_on_break(g)) then
    reason := 'self_excluded';
  elsif not exists (select 1 from players where id = p_player and status = 'active' and confirmed_at is not null) then
    reason := 'email_unconfirmed';
  elsif not exists (select 1 from deposits where player_id = p_player and credited_at is not null) then
    reason := 'deposit_required';
  else
    select 'chat_muted', m.until, m.reason into reason, until, why from chat_mutes m
    where m.player_id = p_player and m.lifted_at is null and (m.until is null or m.until > clock_timestamp())
    order by m.until desc nulls first limit 1;
    if reason is null and not exists (select 1 from chat_players where player_id = p_player and nickname is not null) then
      reason := 'nickname_required';
    end if;
  end if;
end
$$;

grant execute on function chat_refusal(bigint, text) to carmine_app;

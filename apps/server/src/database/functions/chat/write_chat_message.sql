-- Writes a message, or says why not. The lock on the player's row counts messages of all processes one after the other; a key that is known
-- is answered as before.
create or replace function write_chat_message(
  p_player bigint, p_table text, p_body text, p_key text, out reason text, out until timestamptz, out why text, out id bigint, out at timestamptz
) language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_last timestamptz;
  v_known chat_messages;
begin
  select last_message_at into v_last from chat_players where player_id = p_player for update;
  select * into v_known from chat_messages m where m.player_id = p_player and m.reply_key = p_key;
  if found then
    if v_known.body <> p_body or v_known.table_id <> p_table then
      reason := 'idempotency_key_reused';
      return;
    end if;
    id := v_known.id;
    at := v_known.at;
    return;
  end if;
  select r.reason, r.until, r.why into reason, until, why from chat_refusal(p_player, p_table) r;
  if reason is not null then return; end if;
  at := clock_timestamp();
  if at < v_last + interval '3 seconds' then
    reason := 'chat_too_fast';
    until := v_last + interval '3 seconds';
    return;
  end if;
  update chat_players set last_message_at = at where player_id = p_player;
  insert into chat_messages (player_id, table_id, body, reply_key, at) values (p_player, p_table, p_body, p_key, at)
  returning chat_messages.id into id;
end
$$;

grant execute on function write_chat_message(bigint, text, text, text) to carmine_app;

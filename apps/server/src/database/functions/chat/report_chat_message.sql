-- Reports a message of somebody else, once; the third player hides it until an operator decides. Answers `reported`, `hidden` to whoever hid
-- it, or why not. What an operator has decided to keep is not hidden again.
create or replace function report_chat_message(p_player bigint, p_author bigint, p_message bigint, p_reason text, out outcome text, out table_id text)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_message chat_messages;
begin
  select r.reason into outcome from chat_refusal(p_player, '') r where r.reason not in ('nickname_required', 'chat_off');
  if outcome is not null then return; end if;
  outcome := 'message_not_found';
  select * into v_message from chat_messages m where m.player_id = p_author and m.id = p_message for update;
  if not found or v_message.state = 'removed' then return; end if;
  if p_author = p_player then
    outcome := 'own_message';
    return;
  end if;
  outcome := 'reported';
  if v_message.decided_at is not null
    or exists (select 1 from chat_reports r where r.player_id = p_player and r.message_id = p_message) then return; end if;
  -- Reports of one player are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('chat-reports:' || p_player, 0));
  if (select count(*) from chat_reports r where r.player_id = p_player and r.at > clock_timestamp() - interval '1 hour') >= 10 then
    outcome := 'too_many_reports';
    return;
  end if;
  insert into chat_reports (player_id, message_id, author_id, reason, at)
  values (p_player, p_message, p_author, p_reason, clock_timestamp());
  table_id := v_message.table_id;
  if v_message.state = 'shown' and v_message.reports >= 2 then outcome := 'hidden'; end if;
  update chat_messages m set reports = m.reports + 1, state = case outcome when 'hidden' then 'hidden' else m.state end
  where m.player_id = p_author and m.id = p_message;
end
$$;

grant execute on function report_chat_message(bigint, bigint, bigint, text) to carmine_app;

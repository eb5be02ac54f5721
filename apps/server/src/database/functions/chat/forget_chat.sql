-- Deletes what is older than 90 days: messages, but not those that wait for an operator, nor what a mute was for until 90 days after its end;
-- reports with their message, and mutes 90 days after their end. Returns the number of messages.
create or replace function forget_chat() returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_before timestamptz := clock_timestamp() - interval '90 days';
  v_count bigint;
begin
  delete from chat_mutes where least(lifted_at, until) < v_before;
  delete from chat_messages m where m.at < v_before
    and not (m.reports > 0 and m.decided_at is null)
    and not exists (select 1 from chat_mutes t where t.player_id = m.player_id and t.message_id = m.id);
  get diagnostics v_count = row_count;
  delete from chat_reports r where r.at < v_before
    and not exists (select 1 from chat_messages m where m.player_id = r.author_id and m.id = r.message_id);
  return v_count;
end
$$;

grant execute on function forget_chat() to carmine_app;

-- Called only by the approval: a studio's round that is held becomes void, and its stakes are returned by whoever runs the table. ended: a
-- result came, or it is void already; gone: there is no such round.
create or replace function void_live_round(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round bigint := p_request.subject::bigint;
  v_table text := (select table_id from live_rounds where id = v_round and chain_id is null);
begin
  if v_table is null then return 'gone'; end if;
  -- In the order of a runner: the table, the round.
  perform from live_tables where id = v_table for no key update;
  perform from live_rounds where id = v_round and phase = 'closed' for update;
  if not found then return 'ended'; end if;
  update studio_rounds set void_request_id = p_request.id where live_round_id = v_round and held is not null;
  if not found then return 'ended'; end if;
  update live_rounds set phase = 'voided', ended_at = clock_timestamp(), due_at = clock_timestamp() where id = v_round;
  perform say_live_event(v_table, v_round, 'voided', '{"reason": "studio"}');
  return null;
end
$$;

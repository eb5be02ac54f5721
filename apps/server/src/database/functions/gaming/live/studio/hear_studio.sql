-- Keeps what a studio signed for a round of one of its tables; the caller has checked the signature. repeated: the same text is there already;
-- early: bets were still taken when it came, or when it was signed by its own word, so that it can decide nothing; differs: another result came
-- first, and stays the one, or was taken back; unknown: no such round.
-- What it says is read from the signed text alone.
create or replace function hear_studio(
  p_studio text, p_round bigint, p_signed text, p_key text, p_public_key text, p_signature text
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_said jsonb := p_signed::jsonb;
  v_first jsonb;
  v_early boolean;
  v_differs boolean;
begin
  -- Locked, so that it is either there when the round is decided, or finds it decided.
  select r.* into v_round from live_rounds r join live_tables t on t.id = r.table_id
  where r.id = p_round and r.chain_id is null and t.studio = p_studio and t.id = v_said ->> 'table' for update of r;
  if not found then return 'unknown'; end if;
  -- By the clock that takes bets, not by whether a worker has closed the round yet. A studio's clock may be a little behind.
  v_early := v_said ->> 'kind' = 'result' and (
    (v_round.phase = 'betting' and clock_timestamp() < v_round.closes_at)
    or (v_said ->> 'at')::timestamptz < v_round.closes_at - interval '2 seconds');
  select draws into v_first from studio_events where live_round_id = p_round and kind = 'result' order by id limit 1;
  v_differs := v_first is not null and (v_said ->> 'kind' = 'failed' or v_first is distinct from v_said -> 'draws');
  insert into studio_events (live_round_id, kind, draws, signed, key_id, public_key, signature, early, differs)
  values (p_round, v_said ->> 'kind', v_said -> 'draws', p_signed, p_key, p_public_key, p_signature, v_early, v_differs)
  on conflict (live_round_id, signed) do nothing;
  if not found then return 'repeated'; end if;
  return case when v_early then 'early' when v_differs then 'differs' else 'stored' end;
end
$$;

grant execute on function hear_studio(text, bigint, text, text, text, text) to carmine_app;

-- Opens betting for the next round, on the next link of the oldest chain that is left, or on what a studio will say; null if the last round is
-- not over, the table is closed, no chain is ready, or the lease is lost.
create or replace function begin_live_round(p_table text, p_fence bigint, p_maths text, p_betting_ms integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_table live_tables;
  v_chain live_chains;
  v_number integer;
  v_round live_rounds;
  v_now timestamptz;
begin
  if not has_live_table(p_table, p_fence) then return null; end if;
  v_now := clock_timestamp();
  select * into v_table from live_tables where id = p_table;
  if not v_table.open then return null; end if;
  if exists (
    select from (select * from live_rounds where table_id = p_table order by id desc limit 1) r
    where r.phase not in ('settled', 'voided') or r.due_at > v_now
      or exists (select from live_bets b where b.live_round_id = r.id and b.state = 'placed')
      or exists (select from live_hands h where h.live_round_id = r.id and h.ended_at is null)
  ) then return null; end if;
  if v_table.studio is null then
    select * into v_chain from live_chains where table_id = p_table and used < length and salt is not null order by id limit 1 for update;
    if not found then return null; end if;
    update live_chains set used = used + 1 where id = v_chain.id;
    v_number := v_chain.used + 1;
  else
    v_number := 1 + coalesce((select link_n from live_rounds where table_id = p_table and chain_id is null order by id desc limit 1), 0);
  end if;
  insert into live_rounds (table_id, math_version, chain_id, link_n, phase, opened_at, closes_at, due_at)
  values (p_table, p_maths, v_chain.id, v_number, 'betting', v_now,
    v_now + make_interval(secs => p_betting_ms / 1000.0), v_now + make_interval(secs => p_betting_ms / 1000.0))
  returning * into v_round;
  if v_table.studio is not null then insert into studio_rounds (live_round_id) values (v_round.id); end if;
  perform say_live_event(p_table, v_round.id, 'opened',
    jsonb_strip_nulls(jsonb_build_object('chain', v_chain.commitment, 'salt', v_chain.salt, 'link', v_round.link_n, 'maths', p_maths,
      'openedAt', v_round.opened_at, 'closesAt', v_round.closes_at)));
  return v_round.id;
end
$$;

grant execute on function begin_live_round(text, bigint, text, integer) to carmine_app;

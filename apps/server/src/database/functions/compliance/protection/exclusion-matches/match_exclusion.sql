-- Looks for exclusions of the same person's other accounts: proven ones start here, possible ones become a case. outcome: started; held (a
-- longer or the same one applies already); none.
create or replace function match_exclusion(p_player bigint, out outcome text, out period text, out until timestamptz)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
  v_found record;
  v_begun record;
begin
  outcome := 'none';
  -- A concurrent decision is seen, because it takes the same lock.
  if exists (select from exclusions_alike(p_player) e where e.basis <> 'name_and_birth_date') then v_gate := lock_gate(p_player); end if;
  for v_found in select * from exclusions_alike(p_player) loop
    if v_found.basis <> 'decided' then
      insert into exclusion_cases as c (player_id, excluded_id, basis) values (p_player, v_found.excluded_id, v_found.basis)
      on conflict (player_id, excluded_id) do update set basis = excluded.basis
      where c.decision is null and c.basis = 'name_and_birth_date' and excluded.basis <> c.basis;
    end if;
    if v_found.basis = 'name_and_birth_date' then
      insert into risk_flags (player_id, kind, cause, detail, holds)
      values (p_player, 'excluded_elsewhere', 'player ' || v_found.excluded_id, jsonb_build_object('other', v_found.excluded_id::text), false)
      on conflict (player_id, kind, cause) do nothing;
    elsif outcome <> 'started' then
      select * into v_begun from begin_break(p_player, v_found.period, 'match', v_found.ends_at, v_found.excluded_id);
      outcome := case v_begun.outcome when 'started' then 'started' else 'held' end;
      if v_begun.outcome = 'started' then
        period := v_found.period;
        until := v_begun.until;
      end if;
    end if;
  end loop;
end
$$;

grant execute on function match_exclusion(bigint) to carmine_app;

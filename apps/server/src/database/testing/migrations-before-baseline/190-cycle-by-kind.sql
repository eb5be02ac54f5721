-- The shortest time between two rounds is another for slots than for everything else: it belongs to the launched game, and the
-- gate's own holds where a round comes from no launch that names one.

alter table play_sessions add column minimum_cycle_ms integer check (minimum_cycle_ms between 0 and 60000);

-- Both statements that judge a bet read it there. Of each exactly one place changes.
do $$
declare
  v_source text;
  v_change record;
begin
  for v_change in
    select * from (values
      ('settle_rounds(round_element[], bigint[], timestamptz)'::regprocedure,
        'g.minimum_cycle_ms, g.maximum_stake_cents',
        'coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) as minimum_cycle_ms, g.maximum_stake_cents'),
      ('commit_rounds(bigint[], round_element[], bigint[], boolean)'::regprocedure,
        '      and (g.minimum_cycle_ms = 0 or v_now >= g.last_round_at + make_interval(secs => g.minimum_cycle_ms / 1000.0))
', ''),
      ('commit_rounds(bigint[], round_element[], bigint[], boolean)'::regprocedure,
        'and s.scope = ''player''
        from play_sessions p',
        'and s.scope = ''player''
          and (coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) = 0 or v_now >= g.last_round_at
            + make_interval(secs => coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) / 1000.0))
        from play_sessions p')
    ) change (target, was, becomes)
  loop
    v_source := pg_get_functiondef(v_change.target);
    if length(v_source) - length(replace(v_source, v_change.was, '')) <> length(v_change.was) then
      raise exception '% does not hold exactly once: %', v_change.target, v_change.was;
    end if;
    execute replace(v_source, v_change.was, v_change.becomes);
  end loop;
end $$;

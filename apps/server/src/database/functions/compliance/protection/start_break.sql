-- p_ends: if the term does not start now. outcome: started, or shorter if the active break would be weakened; then kind and until are those
-- of the active one.
create or replace function start_break(
  p_player bigint, p_period text, p_source text, p_ends timestamptz, out outcome text, out kind text, out until timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Older releases that match by name and birth date change nothing.
  if p_source = 'match' then
    outcome := 'shorter';
    return;
  end if;
  select b.outcome, b.kind, b.until into start_break.outcome, start_break.kind, start_break.until
  from begin_break(p_player, p_period, p_source, p_ends, null) b;
end
$$;

grant execute on function start_break(bigint, text, text, timestamp with time zone) to carmine_app;

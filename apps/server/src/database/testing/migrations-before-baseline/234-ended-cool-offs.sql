-- A cool-off ends by itself, and its player is told once. Those that ended before this are not told of any more.
alter table breaks add column end_told boolean not null default false;
update breaks set end_told = true where ends_at <= clock_timestamp() or ended_at is not null;
create index breaks_end_untold on breaks (ends_at) where kind = 'cool_off' and ended_at is null and not end_told;

create function tell_ended_cool_offs() returns setof bigint
language sql security definer set search_path = pg_catalog, public as $$
  update breaks set end_told = true
  where kind = 'cool_off' and ended_at is null and not end_told and ends_at <= clock_timestamp()
  returning player_id
$$;
revoke all on function tell_ended_cool_offs() from public;
grant execute on function tell_ended_cool_offs() to carmine_app;

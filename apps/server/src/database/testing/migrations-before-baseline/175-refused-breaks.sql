-- Somebody on a break who asks for a shorter one is refused, and the wish is worth knowing: it is kept.

create table refused_breaks (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  period text not null check (period in ('1d', '7d', '30d', '90d', '180d', '365d', 'forever')),
  source text not null check (source in ('player', 'staff')),
  asked_at timestamptz not null default clock_timestamp()
);
create index refused_breaks_player on refused_breaks (player_id, id desc);
grant select on refused_breaks to carmine_app;

create or replace function start_break(
  p_player bigint, p_period text, p_source text, p_ends timestamptz, out outcome text, out kind text, out until timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_current breaks;
begin
  kind := case when p_period in ('1d', '7d', '30d', '90d') then 'cool_off' else 'exclusion' end;
  if p_period <> 'forever' then until := coalesce(p_ends, v_now + replace(p_period, 'd', ' days')::interval); end if;
  select * into v_current from breaks b where b.player_id = p_player and b.ended_at is null;
  if found then
    if (v_current.kind = 'exclusion' and (kind = 'cool_off' or v_current.ends_at is null))
      or (v_current.ends_at > v_now and until < v_current.ends_at) then
      -- What a namesake's account brings is nobody's wish.
      if p_source <> 'match' then
        insert into refused_breaks (player_id, period, source) values (p_player, p_period, p_source);
      end if;
      outcome := 'shorter';
      kind := v_current.kind;
      until := v_current.ends_at;
      return;
    end if;
    update breaks b set ended_at = least(v_current.ends_at, v_now) where b.id = v_current.id;
  end if;
  insert into breaks (player_id, kind, period, source, started_at, ends_at)
  values (p_player, start_break.kind, p_period, p_source, v_now, until);
  perform refresh_standing(p_player);
  outcome := 'started';
end
$$;

-- Another time zone never makes a window of the limits end earlier. Without that, whoever moves on by a zone whenever a day is over
-- has a new day every hour.

-- Where a window that would have ended at p_ends ends in another zone: never before it. A day lasts to that zone's next midnight. A
-- week or a month, which would become up to twice as long by it, is only moved by what two zones can lie apart.
create function window_end_in(p_span text, p_ends timestamptz, p_zone text) returns timestamptz
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  v_begun timestamp := date_trunc(p_span, p_ends at time zone p_zone);
  v_ends timestamptz := v_begun at time zone p_zone;
begin
  if v_ends < p_ends then v_ends := (v_begun + ('1 ' || p_span)::interval) at time zone p_zone; end if;
  return case when p_span <> 'day' and v_ends > p_ends + interval '26 hours' then p_ends else v_ends end;
end
$$;

-- As before. What was over is closed in the old zone first, so that the next window is a whole one too.
create or replace function write_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_zone text := p_patch ->> 'time_zone';
begin
  if p_patch - array['standing', 'standing_until', 'time_zone', 'country', 'jurisdiction', 'minimum_cycle_ms',
    'maximum_stake_cents', 'deposit_limit_day', 'deposit_limit_week', 'deposit_limit_month', 'loss_limit_day',
    'loss_limit_week', 'loss_limit_month', 'stake_limit_day', 'stake_limit_week', 'stake_limit_month'] <> '{}' then
    raise exception 'ledger: a setting of the gate that is not one';
  end if;
  -- A zone that does not exist must fail here and not at the next bet.
  perform now() at time zone v_zone;
  -- Where nothing was ever counted there is no window to keep.
  if v_zone <> v_gate.time_zone and v_gate.day_ends > '-infinity' then
    v_gate := roll_windows(v_gate);
    update player_gate set
      day_ends = window_end_in('day', v_gate.day_ends, v_zone),
      week_ends = window_end_in('week', v_gate.week_ends, v_zone),
      month_ends = window_end_in('month', v_gate.month_ends, v_zone)
    where player_id = p_player;
  end if;
  v_gate := jsonb_populate_record(v_gate, p_patch);
  update player_gate set
    standing = v_gate.standing, standing_until = v_gate.standing_until, time_zone = v_gate.time_zone,
    country = v_gate.country, jurisdiction = v_gate.jurisdiction, minimum_cycle_ms = v_gate.minimum_cycle_ms,
    maximum_stake_cents = v_gate.maximum_stake_cents,
    deposit_limit_day = v_gate.deposit_limit_day, deposit_limit_week = v_gate.deposit_limit_week,
    deposit_limit_month = v_gate.deposit_limit_month, loss_limit_day = v_gate.loss_limit_day,
    loss_limit_week = v_gate.loss_limit_week, loss_limit_month = v_gate.loss_limit_month,
    stake_limit_day = v_gate.stake_limit_day, stake_limit_week = v_gate.stake_limit_week,
    stake_limit_month = v_gate.stake_limit_month
  where player_id = p_player;
end
$$;

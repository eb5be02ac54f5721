-- Writes a patch to the gate. Expired windows are closed in the old time zone first, so that the next one has full length. Games that were
-- opened under the rules of another place are ended: their cycle is that place's.
create or replace function write_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_zone text := p_patch ->> 'time_zone';
  v_jurisdiction text := v_gate.jurisdiction;
begin
  if p_patch - array['protection_status', 'protection_until', 'time_zone', 'country', 'jurisdiction', 'minimum_cycle_ms',
    'maximum_stake_cents', 'deposit_limit_day', 'deposit_limit_week', 'deposit_limit_month', 'loss_limit_day',
    'loss_limit_week', 'loss_limit_month', 'stake_limit_day', 'stake_limit_week', 'stake_limit_month'] <> '{}' then
    raise exception 'ledger: unknown setting of the gate';
  end if;
  -- An unknown time zone must fail here and not at the next bet.
  perform now() at time zone v_zone;
  -- Without any counted amount there is no window to keep.
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
    protection_status = v_gate.protection_status, protection_until = v_gate.protection_until, time_zone = v_gate.time_zone,
    country = v_gate.country, jurisdiction = v_gate.jurisdiction, minimum_cycle_ms = v_gate.minimum_cycle_ms,
    maximum_stake_cents = v_gate.maximum_stake_cents,
    deposit_limit_day = v_gate.deposit_limit_day, deposit_limit_week = v_gate.deposit_limit_week,
    deposit_limit_month = v_gate.deposit_limit_month, loss_limit_day = v_gate.loss_limit_day,
    loss_limit_week = v_gate.loss_limit_week, loss_limit_month = v_gate.loss_limit_month,
    stake_limit_day = v_gate.stake_limit_day, stake_limit_week = v_gate.stake_limit_week,
    stake_limit_month = v_gate.stake_limit_month
  where player_id = p_player;
  if v_gate.jurisdiction <> v_jurisdiction then
    update play_sessions set ended_at = clock_timestamp() where player_id = p_player and ended_at is null;
  end if;
end
$$;

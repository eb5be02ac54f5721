-- Why a player may not have so much more money at tables, in EUR cents: excluded, country, limit; null if nothing is against it. What lies at
-- tables may be staked and lost there, so all of it together stays within what the limits leave. The caller holds the gate, its windows rolled.
create or replace function table_refusal(p_gate player_gate, p_more_cents numeric) returns jsonb
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_cents bigint;
  v_limit record;
begin
  if p_gate.protection_status = 'closed' or is_on_break(p_gate) then
    return jsonb_build_object('reason', 'excluded', 'until', p_gate.protection_until);
  end if;
  if exists (select from blocked_countries where country = p_gate.country) then return '{"reason": "country"}'; end if;
  v_cents := ceil(p_more_cents)
    + coalesce((select sum(ceil(amount * eur)) from table_stacks where player_id = p_gate.player_id), 0);
  if limit_reached(p_gate, v_cents, v_cents) then
    select kind, until into v_limit from tight_limit(p_gate, v_cents, v_cents);
    return jsonb_build_object('reason', 'limit', 'kind', v_limit.kind, 'until', v_limit.until);
  end if;
  return null;
end
$$;

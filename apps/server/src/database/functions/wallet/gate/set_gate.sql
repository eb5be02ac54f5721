-- Absent keys of the patch are unchanged; a null removes the setting. A player's limit can only be tightened here, and a status required by
-- account or break is kept: loosening has separate functions with a waiting time.
create or replace function set_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_now jsonb := to_jsonb(lock_gate(p_player));
  v_due record;
begin
  if exists (select from jsonb_each_text(p_patch) p
      where case when p.key ~ '_limit_(day|week|month)$' and v_now ->> p.key is not null
        then p.value is null or p.value::bigint > (v_now ->> p.key)::bigint end) then
    raise exception 'ledger: a looser limit has to wait' using errcode = 'check_violation';
  end if;
  if p_patch ?| array['protection_status', 'protection_until'] then
    select * into v_due from protection_status_due(p_player);
    if v_due.protection_status <> 'active' and (
      coalesce(p_patch ->> 'protection_status', v_now ->> 'protection_status') <> v_due.protection_status
      or (case when p_patch ? 'protection_until' then (p_patch ->> 'protection_until')::timestamptz
        else (v_now ->> 'protection_until')::timestamptz end) is distinct from v_due.until) then
      raise exception 'ledger: a break or a lock is in force' using errcode = 'check_violation';
    end if;
  end if;
  perform write_gate(p_player, p_patch);
end
$$;

grant execute on function set_gate(bigint, jsonb) to carmine_app;

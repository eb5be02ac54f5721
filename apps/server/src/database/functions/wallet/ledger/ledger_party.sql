create or replace function ledger_party(p_kind text, p_code text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_parties where kind = p_kind and code = p_code;
  if v_id is not null then return v_id; end if;
  insert into ledger_parties (kind, code) values (p_kind, p_code) on conflict do nothing;
  select id into strict v_id from ledger_parties where kind = p_kind and code = p_code;
  return v_id;
end
$$;

-- The account of an owner, created with balance zero if missing.
create or replace function ledger_account(p_owner_kind text, p_owner_id bigint, p_currency text, p_kind text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  select id into v_id from accounts
  where owner_id = p_owner_id and owner_kind = p_owner_kind and currency = p_currency and kind = p_kind;
  if v_id is not null then return v_id; end if;
  insert into accounts (owner_kind, owner_id, currency, kind) values (p_owner_kind, p_owner_id, p_currency, p_kind)
  on conflict do nothing;
  select id into strict v_id from accounts
  where owner_id = p_owner_id and owner_kind = p_owner_kind and currency = p_currency and kind = p_kind;
  return v_id;
end
$$;

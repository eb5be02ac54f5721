create or replace function player_account(p_player bigint, p_currency text, p_kind text) returns accounts
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_account accounts;
begin
  select * into v_account from accounts
  where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = p_kind;
  if not found then raise exception 'ledger: player % holds no %', p_player, p_currency; end if;
  return v_account;
end
$$;

-- Books a transfer; also updates a player's debt with its account. The caller holds the player's gate.
create or replace function ledger_move(
  p_group bigint, p_kind text, p_from bigint, p_to bigint, p_currency text, p_amount bigint, p_payment bigint default null,
  p_round bigint default null
) returns void language plpgsql set search_path = pg_catalog, public as $$
declare
  v_known integer;
  v_player bigint;
  v_receivable bigint;
  v_owed bigint;
begin
  if p_amount = 0 then return; end if;
  select count(*), max(owner_id) filter (where owner_kind = 'player' or kind = 'receivable'), max(id) filter (where kind = 'receivable')
  into v_known, v_player, v_receivable
  from accounts where id in (p_from, p_to) and currency = p_currency;
  if v_known <> 2 then raise exception 'ledger: a transfer of % between accounts of another currency', p_currency; end if;
  insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, payment_id,
    round_id)
  values (clock_timestamp(), v_player, p_group, p_kind, p_from, p_to, p_currency, p_amount, p_payment, p_round);
  update accounts set balance = balance + case id when p_to then p_amount else -p_amount end, version = version + 1
  where id in (p_from, p_to) and owner_kind in ('player', 'pool');
  if v_receivable is null then return; end if;
  v_owed := case v_receivable when p_from then p_amount else -p_amount end;
  update player_debts set owed = owed + v_owed, changed_at = clock_timestamp(),
    since = case when owed = 0 then clock_timestamp() else since end
  where player_id = v_player and currency = p_currency;
  if not found then insert into player_debts (player_id, currency, owed) values (v_player, p_currency, v_owed); end if;
end
$$;

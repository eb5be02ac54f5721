-- The money of a won case comes back: first against the debt, then against what the house wrote off of the debt it had left, and the rest
-- is the player's again, where it was taken from; an erased player's stays with the house. Returns null if the case is over.
create or replace function win_dispute(p_dispute bigint, p_by text, p_mark bytea, p_to text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_dispute disputes;
  v_gate player_gate;
  v_cash accounts;
  v_locked accounts;
  v_taken bookings;
  v_source bigint;
  v_debt_loss bigint;
  v_settled bigint;
  v_recovered bigint;
  v_rest bigint;
  v_to_locked bigint;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  select * into strict v_dispute from disputes where id = p_dispute;
  v_gate := lock_gate(v_dispute.player_id);
  update disputes set state = 'won', decided_by = p_by, decided_at = now(), won_mark = p_mark, next_query_at = null, updated_at = now()
  where id = p_dispute and state not in ('won', 'lost');
  if not found then return null; end if;
  v_cash := player_account(v_dispute.player_id, v_dispute.currency, 'cash');
  v_locked := player_account(v_dispute.player_id, v_dispute.currency, 'locked');
  select * into strict v_taken from bookings where reference = v_dispute.booking and step = 'reverse';
  v_source := ledger_account('provider', ledger_party('provider', v_dispute.gateway), v_dispute.currency, 'clearing_in');
  v_debt_loss := ledger_account('house', 0, v_dispute.currency, 'debt_loss');
  v_settled := least(v_dispute.amount, coalesce((select owed from player_debts
    where player_id = v_dispute.player_id and currency = v_dispute.currency), 0));
  v_recovered := least(v_dispute.amount - v_settled, (v_taken.result ->> 'receivable')::bigint, (
    select coalesce(sum(case kind when 'debt_written_off' then amount else -amount end), 0) from transfers
    where player_id = v_dispute.player_id and currency = v_dispute.currency and kind in ('debt_written_off', 'loss_recovered')));
  v_rest := v_dispute.amount - v_settled - v_recovered;
  v_to_locked := case when p_to = 'locked' then v_rest else least(v_rest, (
    select coalesce(sum(amount), 0) from transfers
    where player_id = v_dispute.player_id and group_id = v_taken.group_id and from_account = v_locked.id)) end;
  perform ledger_move(v_group, 'charge_back_settled', v_source,
    ledger_account('house', v_dispute.player_id, v_dispute.currency, 'receivable'), v_dispute.currency, v_settled, v_dispute.deposit_id);
  if v_recovered > 0 then
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, payment_id)
    values (clock_timestamp(), v_dispute.player_id, v_group, 'loss_recovered', v_source, v_debt_loss, v_dispute.currency, v_recovered,
      v_dispute.deposit_id);
  end if;
  if exists (select from erasures where player_id = v_dispute.player_id and erased_at is not null) then
    perform ledger_move(v_group, 'charge_back_won', v_source, ledger_account('house', 0, v_dispute.currency, 'adjustment'),
      v_dispute.currency, v_rest, v_dispute.deposit_id);
    v_to_locked := 0;
    v_rest := 0;
  else
    perform ledger_move(v_group, 'charge_back_won', v_source, v_locked.id, v_dispute.currency, v_to_locked, v_dispute.deposit_id);
    perform ledger_move(v_group, 'charge_back_won', v_source, v_cash.id, v_dispute.currency, v_rest - v_to_locked, v_dispute.deposit_id);
    -- What had to be staked before it was taken has to be staked again; an older booking does not say, so all of it.
    update accounts set unstaked = least(balance,
      unstaked + least(v_rest - v_to_locked, coalesce((v_taken.result ->> 'unstaked')::bigint, v_rest)))
    where id = v_cash.id;
  end if;
  update player_gate set version = version + 1 where player_id = v_dispute.player_id;
  v_result := jsonb_build_object('repeated', false, 'settled', v_settled::text, 'recovered', v_recovered::text,
    'cash', (v_rest - v_to_locked)::text, 'locked', v_to_locked::text);
  insert into bookings values ('dispute:' || p_dispute, 'won', v_dispute.player_id, v_dispute.currency, v_dispute.amount, v_group, v_result);
  return v_result;
end
$$;

grant execute on function win_dispute(bigint, text, bytea, text) to carmine_app;

-- Mirrors an entry: its money, what it counted for limits, and the deposits it had staked. Debts are settled first.
create or replace function refund_entry(p_key text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_entry tournament_entries;
  v_pool tournament_pools;
  v_gate player_gate;
  v_cash accounts;
  v_group bigint := nextval('transfer_groups');
  v_settled bigint;
begin
  select * into v_entry from tournament_entries where key = p_key;
  if not found then raise exception 'ledger: no such entry'; end if;
  v_pool := lock_tournament(v_entry.tournament_id);
  v_gate := roll_windows(lock_gate(v_entry.player_id));
  update tournament_entries set refunded_at = clock_timestamp() where key = p_key and refunded_at is null;
  if not found then return '{"repeated": true}'; end if;
  v_cash := player_account(v_entry.player_id, v_entry.currency, 'cash');
  perform ledger_move(v_group, 'tournament_refund', v_pool.account_id, v_cash.id, v_entry.currency, v_entry.amount);
  update accounts set unstaked = unstaked + v_entry.unstaked_used where id = v_cash.id;
  update tournament_pools set refunded = refunded + v_entry.amount where tournament_id = v_entry.tournament_id;
  perform count_stake(v_entry.player_id, -v_entry.cents);
  v_settled := settle_debt(v_group, v_entry.player_id, v_entry.currency, v_cash.id, v_entry.amount, null);
  insert into bookings values ('tournament:' || p_key, 'refund', v_entry.player_id, v_entry.currency, v_entry.amount, v_group,
    jsonb_build_object('settled', v_settled::text));
  return '{"repeated": false}';
end
$$;

grant execute on function refund_entry(text) to carmine_app;

-- A row that depends on another belongs to that row's player, so its writer may omit the player. Trigger arguments: the other table, and the
-- column that refers to it. The foreign keys (player_id, …) reject contradictions.
create or replace function take_player() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  execute format('select player_id from %I where id = $1', tg_argv[0])
    into new.player_id using (to_jsonb(new) ->> tg_argv[1])::bigint;
  return new;
end
$$;

create or replace trigger cash_out_approvals_player before insert on cash_out_approvals
  for each row when (new.player_id is null) execute function take_player('cash_outs', 'cash_out_id');
create or replace trigger cash_out_legs_player before insert on cash_out_legs
  for each row when (new.player_id is null) execute function take_player('cash_outs', 'cash_out_id');
create or replace trigger chain_transfers_player before insert on chain_transfers
  for each row when (new.player_id is null) execute function take_player('deposit_addresses', 'address_id');
create or replace trigger credit_marks_player before insert on credit_marks
  for each row when (new.player_id is null) execute function take_player('deposits', 'deposit_id');
create or replace trigger deposit_refunds_player before insert on deposit_refunds
  for each row when (new.player_id is null) execute function take_player('deposits', 'deposit_id');
create or replace trigger deposit_rulings_player before insert on deposit_rulings
  for each row when (new.player_id is null) execute function take_player('deposits', 'deposit_id');

-- Adds the blocks p_after + 1 … p_to to the balances of all accounts and to the players' counts. p_after must be where the last call ended,
-- otherwise rows would be counted twice or skipped. Takes no lock that a bet waits for.
create or replace function roll_up(p_after bigint, p_to bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public set jit = off as $$
declare
  v_mark rollup_mark;
  v_to ledger_seals;
begin
  select * into strict v_mark from rollup_mark for update;
  if v_mark.up_to_block <> p_after or p_to <= p_after then
    raise exception 'ledger: the roll-up stands at block %, not at %', v_mark.up_to_block, p_after;
  end if;
  select * into strict v_to from ledger_seals where n = p_to;

  insert into account_rollups as r (account_id, balance, postings)
  select account_id, sum(amount), count(*) from postings
  where transfer_id > v_mark.up_to_transfer and transfer_id <= v_to.transfers_to group by account_id
  on conflict (account_id) do update set balance = r.balance + excluded.balance, postings = r.postings + excluded.postings;

  with ended as materialized (
    select player_id, game_id, date_bin('15 minutes', created_at, 'epoch') as quarter, count(*) as rounds
    from settled_rounds(p_after, p_to) group by 1, 2, 3
  ), quarters as (
    insert into round_rollups as k (player_id, quarter, game_id, rounds) select player_id, quarter, game_id, rounds from ended
    on conflict (player_id, quarter, game_id) do update set rounds = k.rounds + excluded.rounds
  )
  insert into game_rollups as k (player_id, game_id, rounds) select player_id, game_id, sum(rounds) from ended group by 1, 2
  on conflict (player_id, game_id) do update set rounds = k.rounds + excluded.rounds;

  delete from rollup_open_rounds where round_id <> all (v_to.still_open);
  insert into rollup_open_rounds (player_id, round_id)
  select r.player_id, r.id from every_round r
  where r.id = any (array(select unnest(v_to.still_open) except select round_id from rollup_open_rounds));

  update rollup_mark set up_to_block = p_to, up_to_transfer = v_to.transfers_to, up_to_round = v_to.rounds_to, rolled_at = now();
end
$$;

grant execute on function roll_up(bigint, bigint) to carmine_app;

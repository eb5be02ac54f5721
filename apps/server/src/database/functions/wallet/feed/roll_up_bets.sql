-- Adds the settled bets of the blocks p_after + 1 … p_to to the players' roll-up, in the transaction that moves the consumer's cursor.
create or replace function roll_up_bets(p_after bigint, p_to bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public set jit = off as $$
begin
  perform from feed_cursors where consumer = 'wallet.bets' and block = p_after for update;
  if not found or p_to <= p_after then raise exception 'ledger: the roll-up of bets does not stand at block %', p_after; end if;
  insert into bet_rollups as k (player_id, quarter, game_id, math_version, currency, params_digest, params, rounds, staked, returned,
    firsts, squares)
  select b.player_id, b.quarter, b.game_id, b.math_version, b.currency, substring(sha256(convert_to(b.params::text, 'UTF8')) for 16),
    b.params, count(*), sum(b.staked), sum(b.payout), sum(b.first), sum(b.first::numeric * b.first)
  from (
    select r.player_id, date_bin('15 minutes', r.created_at, 'epoch') as quarter, r.game_id, r.math_version, r.currency,
      coalesce(r.outcome -> 'params', '{}') as params, r.staked, r.payout, first_debit(r.player_id, r.id, r.seq, r.staked, r.stake) as first
    from settled_rounds(p_after, p_to) r where r.funding = 'cash' and r.status = 'settled') b
  group by b.player_id, b.quarter, b.game_id, b.math_version, b.currency, b.params
  on conflict (player_id, quarter, game_id, math_version, currency, params_digest) do update set rounds = k.rounds + excluded.rounds,
    staked = k.staked + excluded.staked, returned = k.returned + excluded.returned, firsts = k.firsts + excluded.firsts,
    squares = k.squares + excluded.squares;
end
$$;

grant execute on function roll_up_bets(bigint, bigint) to carmine_app;

-- Books a hand: what each player staked in it and won, and the rake, which together come to nothing. A stack pays or gets the difference, through
-- the house's account `rake`, whose balance is what it keeps. What was staked counts for limits and for deposits to be staked once, the
-- difference as lost or won. p_eur: EUR cents per subunit. The caller holds the table.
create or replace function book_table_hand(
  p_table text, p_currency text, p_players bigint[], p_staked bigint[], p_won bigint[], p_rake bigint, p_eur numeric
) returns void language plpgsql set search_path = pg_catalog, public as $$
declare
  v_group bigint := nextval('transfer_groups');
  v_rake bigint := ledger_account('house', 0, p_currency, 'rake');
  v_own bigint;
  v_hand record;
begin
  if p_rake < 0 or not p_eur > 0 or p_eur = 'NaN'
    or (select sum(staked) <> sum(won) + p_rake or min(staked) < 0 or min(won) < 0 or count(player) <> count(distinct player)
      from unnest(p_players, p_staked, p_won) h (player, staked, won)) is distinct from false then
    raise exception 'ledger: a hand gives and takes nothing but its rake';
  end if;
  -- In the order of every call that locks more than one.
  perform from player_gate where player_id = any (p_players) order by player_id for no key update;
  for v_hand in select * from unnest(p_players, p_staked, p_won) h (player, staked, won) order by player loop
    perform roll_windows(lock_gate(v_hand.player));
    update table_stacks set amount = amount + v_hand.won - v_hand.staked, unstaked = greatest(unstaked - v_hand.staked, 0)
    where player_id = v_hand.player and table_id = p_table and currency = p_currency and amount >= v_hand.staked;
    if not found then raise exception 'ledger: player % has not staked that much at %', v_hand.player, p_table; end if;
    v_own := ledger_account('player', v_hand.player, p_currency, 'table');
    perform ledger_move(v_group, 'hand_lost', v_own, v_rake, p_currency, greatest(v_hand.staked - v_hand.won, 0));
    perform ledger_move(v_group, 'hand_won', v_rake, v_own, p_currency, greatest(v_hand.won - v_hand.staked, 0));
    perform count_hand(v_hand.player, ceil(v_hand.staked * p_eur)::bigint, floor(v_hand.won * p_eur)::bigint);
  end loop;
end
$$;

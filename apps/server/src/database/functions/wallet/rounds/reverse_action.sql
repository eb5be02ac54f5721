-- REVERSED, ALREADY_REVERSED, TOMBSTONED or OTHER_PLAYER. The reversal mirrors the original's transfers, so that everything returns to the
-- account it came from; what the player no longer has of a win becomes a debt, so that it never fails. The stake is removed from limits and
-- wagering. p_eur: EUR cents per subunit. p_weight: the game's wagering weight, in basis points.
create or replace function reverse_action(
  p_provider text, p_action text, p_rollback text, p_player bigint, p_eur numeric, p_weight integer
) returns text language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_action provider_actions;
  v_group bigint := nextval('transfer_groups');
  v_transfer transfers;
  v_source accounts;
  v_target accounts;
  v_taken bigint;
  v_unstaked bigint;
  v_stake bigint := 0;
  v_cash bigint := 0;
  v_weighed numeric := 0;
begin
  select * into v_action from provider_actions where provider_id = p_provider and action_id = p_action;
  if not found then
    insert into provider_actions (player_id, provider_id, action_id, request_hash, reply)
    values (p_player, p_provider, p_action, '', '{}');
    return 'TOMBSTONED';
  end if;
  if v_action.group_id is null then return 'TOMBSTONED'; end if;
  if v_action.player_id <> p_player then return 'OTHER_PLAYER'; end if;
  if exists (select from provider_reversals
      where player_id = p_player and provider_id = p_provider and action_id = p_action) then
    return 'ALREADY_REVERSED';
  end if;
  for v_transfer in
    select * from transfers
    where created_at = v_action.created_at and group_id = v_action.group_id and player_id = p_player
      and kind in ('bet', 'tip', 'win', 'refund', 'promo_win')
    order by id
  loop
    select * into strict v_source from accounts where id = v_transfer.from_account;
    select * into strict v_target from accounts where id = v_transfer.to_account;
    v_taken := case v_target.owner_kind when 'player' then least(v_target.balance, v_transfer.amount) else v_transfer.amount end;
    perform ledger_move(v_group, v_transfer.kind || '_reversed', v_target.id, v_source.id, v_transfer.currency, v_taken,
      null, v_transfer.round_id);
    perform ledger_move(v_group, 'receivable', ledger_account('house', p_player, v_transfer.currency, 'receivable'),
      v_source.id, v_transfer.currency, v_transfer.amount - v_taken, null, v_transfer.round_id);
    case
      when v_transfer.kind = 'bet' then
        v_stake := v_stake + v_transfer.amount;
        v_weighed := v_weighed + v_transfer.amount::numeric * case when v_gate.game_weights is null then p_weight
          else wager_weight(v_gate.game_weights, (select game_id from every_round where id = v_transfer.round_id), p_weight) end;
        v_unstaked := 0;
        if v_source.kind = 'cash' then
          v_cash := v_cash + v_transfer.amount;
          -- Deposits that the stake counted for must be staked again.
          select least(unstaked_used, v_transfer.amount) into v_unstaked from open_rounds where id = v_transfer.round_id;
          update accounts set unstaked = unstaked + coalesce(v_unstaked, 0) where id = v_source.id;
        end if;
        update open_rounds set
          staked = staked - v_transfer.amount,
          cash_staked = cash_staked - case v_source.kind when 'cash' then v_transfer.amount else 0 end,
          bonus_staked = bonus_staked - case v_source.kind when 'bonus' then v_transfer.amount else 0 end,
          unstaked_used = unstaked_used - coalesce(v_unstaked, 0)
        where id = v_transfer.round_id;
      when v_transfer.kind in ('win', 'promo_win') then
        update open_rounds set payout = payout - v_transfer.amount where id = v_transfer.round_id;
        v_cash := v_cash - case v_target.kind when 'cash' then v_transfer.amount else 0 end;
      else null;
    end case;
  end loop;
  insert into provider_reversals (player_id, provider_id, action_id, rollback_id, group_id)
  values (p_player, p_provider, p_action, p_rollback, v_group);
  update player_gate set
    version = version + 1,
    staked_day = greatest(staked_day - ceil(v_stake * p_eur), 0),
    staked_week = greatest(staked_week - ceil(v_stake * p_eur), 0),
    staked_month = greatest(staked_month - ceil(v_stake * p_eur), 0),
    lost_day = lost_day - ceil(v_cash * p_eur),
    lost_week = lost_week - ceil(v_cash * p_eur),
    lost_month = lost_month - ceil(v_cash * p_eur),
    wagered = case when bonus_id is not null then greatest(wagered - div(v_weighed, 10000), 0) end
  where player_id = p_player;
  return 'REVERSED';
end
$$;

grant execute on function reverse_action(text, text, text, bigint, numeric, integer) to carmine_app;

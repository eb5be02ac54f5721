-- Returns a bet while betting is open by the clock of the database. Empty: it is closed, or the bet is none of the player's placed ones.
create or replace function undo_live_bet(p_element round_element) returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_bet live_bets;
  v_reply round_reply;
begin
  select r.* into v_round from live_bets b join live_rounds r on r.id = b.live_round_id
  where b.player_id = p_element.player and b.round_id = p_element.round for share of r;
  if not found or v_round.phase <> 'betting' or clock_timestamp() >= v_round.closes_at then return; end if;
  select * into v_bet from live_bets
  where player_id = p_element.player and round_id = p_element.round and state = 'placed' for update;
  if not found then return; end if;
  if p_element.kind <> 'existing' or not p_element.final or p_element.refund <> v_bet.staked
    or p_element.bet + p_element.win + p_element.promo + p_element.tip > 0 then
    raise exception 'live: this is not the return of the bet';
  end if;
  select * into v_reply from commit_rounds(array[p_element.player], array[p_element], '{}', true);
  if v_reply.status = 'settled' then
    update live_bets set state = 'undone', ended_at = clock_timestamp()
    where player_id = v_bet.player_id and round_id = v_bet.round_id;
    update live_exposures e set
      cents = array(select a - b from unnest(e.cents, v_bet.pays_cents) with ordinality u (a, b, n) order by n)
    where e.live_round_id = v_bet.live_round_id and v_bet.pays_cents is not null;
  end if;
  return next v_reply;
end
$$;

grant execute on function undo_live_bet(round_element) to carmine_app;

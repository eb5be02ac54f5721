-- A step that the house takes in a player's open round, by the rules of its game. With the step that ends the round, its event is published
-- in the same transaction: once, because a round ends once. p_said: what of the event the ledger does not know.
create or replace function act_for_player(p_element round_element, p_pools bigint[], p_said jsonb) returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_reply round_reply;
begin
  if p_element.kind <> 'existing' or p_element.bet + p_element.tip > 0 then
    raise exception 'rounds: the house stakes nothing for a player';
  end if;
  select * into v_reply from commit_rounds(array[p_element.player], array[p_element], p_pools, true);
  if v_reply.status = 'settled' and p_element.final then
    perform publish_event('round.ended', 1, r.id::text, p_said || jsonb_build_object(
      'playerId', r.player_id::text, 'currency', r.currency, 'payout', r.payout::text))
    from rounds r where r.player_id = p_element.player and r.id = v_reply.round_id;
  end if;
  return next v_reply;
end
$$;

grant execute on function act_for_player(round_element, bigint[], jsonb) to carmine_app;

-- Times of the player's moves in a round: the bet, and every action not made by the house. Has no search path setting, so that it is inlined
-- into the caller's query.
create or replace function moves_of(p_player bigint, p_round bigint, p_bet timestamptz) returns setof timestamptz
language sql stable as $$
  select p_bet
  union all
  select a.created_at from public.round_actions a
  where a.player_id = p_player and a.round_id = p_round and a.seq > 0 and a.reply_key not like 'auto:%'
    and a.created_at < p_bet + public.longest_hand()
$$;

grant execute on function moves_of(bigint, bigint, timestamp with time zone) to carmine_app;

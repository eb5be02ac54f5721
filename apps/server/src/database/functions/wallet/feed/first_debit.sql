-- A round's first debit, which RTP refers to. Has no search path setting, so that it is inlined into the caller's query.
create or replace function first_debit(p_player bigint, p_round bigint, p_seq integer, p_staked bigint, p_stake bigint) returns bigint
language sql stable as $$
  select case when p_seq = 0 then p_staked else coalesce((select a.debit from public.round_actions a
    where a.player_id = p_player and a.round_id = p_round and a.seq = 0), p_stake) end
$$;

grant execute on function first_debit(bigint, bigint, integer, bigint, bigint) to carmine_app;

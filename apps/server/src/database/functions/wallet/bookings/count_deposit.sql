-- Counts a deposit's playable amount against the limits, and adds it to what must be staked once.
create or replace function count_deposit(p_player bigint, p_cash_account bigint, p_amount bigint, p_eur numeric) returns void
language sql set search_path = pg_catalog, public as $$
  update accounts set unstaked = unstaked + p_amount where id = p_cash_account and p_amount > 0;
  update player_gate set
    version = version + 1,
    deposited_day = deposited_day + ceil(p_amount * p_eur)::bigint,
    deposited_week = deposited_week + ceil(p_amount * p_eur)::bigint,
    deposited_month = deposited_month + ceil(p_amount * p_eur)::bigint
  where player_id = p_player;
$$;

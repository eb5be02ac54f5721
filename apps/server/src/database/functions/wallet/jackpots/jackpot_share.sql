-- A share of a stake in parts of a cent (1/1,000,000), floored. p_eur: EUR cents per subunit.
create or replace function jackpot_share(p_bet bigint, p_eur numeric, p_bp integer) returns bigint
language sql immutable parallel safe return div(p_bet * p_eur * 1000000 * p_bp, 10000)::bigint;

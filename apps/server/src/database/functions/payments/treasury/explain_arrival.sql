-- An unexplained arrival was what these operators announced.
create or replace function explain_arrival(p_arrival bigint, p_top_up bigint) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_top_up treasury_top_ups;
  v_currency text;
  v_group bigint := nextval('transfer_groups');
begin
  update treasury_top_ups set state = 'arrived', ended_at = clock_timestamp() where id = p_top_up and state = 'open' returning * into strict v_top_up;
  update house_arrivals set top_up_id = p_top_up where id = p_arrival and state = 'booked' and top_up_id is null;
  select currency into strict v_currency from chain_assets where code = v_top_up.asset;
  insert into bookings values ('top-up:' || p_top_up, 'explained', 0, v_currency, v_top_up.amount, v_group, '{"repeated": false}');
  perform ledger_move(v_group, 'top_up_explained', ledger_account('house', 0, v_currency, 'unexplained'),
    ledger_account('house', 0, v_currency, 'cold'), v_currency, v_top_up.amount);
end
$$;

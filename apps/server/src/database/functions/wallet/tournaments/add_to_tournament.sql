-- The house adds to the prizes, once per key. False if it was booked before.
create or replace function add_to_tournament(p_tournament bigint, p_key text, p_amount bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool tournament_pools := lock_tournament(p_tournament);
  v_known tournament_additions;
  v_group bigint := nextval('transfer_groups');
begin
  select * into v_known from tournament_additions where key = p_key;
  if found then
    if (v_known.tournament_id, v_known.amount) is distinct from (p_tournament, p_amount) then
      raise exception 'ledger: % was added with other values', p_key;
    end if;
    return false;
  end if;
  if v_pool.closed_at is not null then raise exception 'ledger: the tournament is closed'; end if;
  insert into tournament_additions (key, tournament_id, amount, group_id) values (p_key, p_tournament, p_amount, v_group);
  perform ledger_move(v_group, 'tournament_added', ledger_account('house', 0, v_pool.currency, 'promo_cost'), v_pool.account_id,
    v_pool.currency, p_amount);
  update tournament_pools set added = added + p_amount where tournament_id = p_tournament;
  return true;
end
$$;

grant execute on function add_to_tournament(bigint, text, bigint) to carmine_app;

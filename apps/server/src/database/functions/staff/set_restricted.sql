-- Updates the lists for pages and bets in the same transaction.
create or replace function set_restricted(p_wish jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into restricted_countries (code) select jsonb_array_elements_text(p_wish -> 'restrict') on conflict do nothing;
  delete from restricted_countries where code in (select jsonb_array_elements_text(p_wish -> 'allow'));
  perform set_blocked_countries(array(select code from restricted_countries));
end
$$;

-- Other accounts of the same household: the same payment instrument or document, or the same verified address; `device`: the same
-- device alone, which a person has to look at. Pairs that operators have told apart are different households.
create or replace function household(p_player bigint) returns table (player_id bigint, basis text)
language sql stable set search_path = pg_catalog, public as $$
  with alike as (
    select other.player_id, 'payment_instrument' as basis from deposit_instruments own
    join deposit_instruments other on other.mark = own.mark and other.player_id <> own.player_id
    where own.player_id = p_player
    union
    select other.player_id, 'document' from verification_documents own
    join verification_documents other on other.content_hash = own.content_hash and other.player_id <> own.player_id
    where own.player_id = p_player
    union
    select other.player_id, 'verified_address' from risk_marks own
    join risk_marks other on other.kind = 'address' and other.mark = own.mark and other.player_id <> own.player_id
    where own.player_id = p_player and own.kind = 'address'
      and exists (select from verification_cases c where c.player_id = own.player_id and c.kind = 'bill' and c.status = 'verified')
      and exists (select from verification_cases c where c.player_id = other.player_id and c.kind = 'bill' and c.status = 'verified')
    union
    select other.player_id, 'device' from known_devices own
    join known_devices other on other.device_hash = own.device_hash and other.player_id <> own.player_id
    where own.player_id = p_player
  )
  select alike.player_id, alike.basis from alike
  where not exists (select from different_persons d where d.player_id = p_player and d.other_id = alike.player_id)
$$;

grant execute on function household(bigint) to carmine_app;

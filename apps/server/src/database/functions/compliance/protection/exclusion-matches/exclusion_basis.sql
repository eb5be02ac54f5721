-- What an account has in common with an excluded one, strongest first; null: nothing, or staff decided otherwise. What excludes automatically
-- must be proven for the excluded account too, so that nobody is excluded by a stranger's claims.
create or replace function exclusion_basis(p_player bigint, p_excluded bigint) returns text
language sql stable set search_path = pg_catalog, public as $$
  select case
    when exists (select from different_persons where player_id = p_player and other_id = p_excluded) then null
    when exists (select from exclusion_cases
      where player_id = p_player and excluded_id = p_excluded and decision = 'same_person') then 'decided'
    when alike.marks and exists (select from verification_cases where player_id = p_player and kind = 'identity' and status = 'verified')
      and exists (select from verification_cases where player_id = p_excluded and kind = 'identity' and status = 'verified')
      then 'verified_identity'
    when exists (
      select from deposit_instruments own
      join deposits d on d.id = own.deposit_id and d.credited_at is not null
      join deposit_instruments other on other.mark = own.mark and other.player_id = p_excluded
      join deposits e on e.id = other.deposit_id and e.credited_at is not null
      where own.player_id = p_player) then 'payment_instrument'
    when exists (
      select from verification_documents own
      join verification_cases c on c.id = own.case_id and c.kind = 'identity' and c.status <> 'rejected'
      join verification_documents other on other.content_hash = own.content_hash and other.player_id = p_excluded
      join verification_cases e on e.id = other.case_id and e.kind = 'identity' and e.status = 'verified'
      where own.player_id = p_player) then 'document'
    when alike.marks then 'name_and_birth_date'
  end
  from (select exists (
    select from player_marks own
    join player_marks other on other.player_id = p_excluded and (other.mark = any(own.folds || own.mark) or other.folds && own.folds)
    where own.player_id = p_player) as marks) alike
$$;

-- Why this operator's agreement would not count: not_allowed and one_chain, as refused_word says them, or matter_changed (the
-- account is not as it was when somebody asked). Null where it would.
create or replace function why_not_agreed(p_matter bigint, p_operator bigint) returns text
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
begin
  select * into strict v_matter from account_matters where id = p_matter;
  return coalesce(
    refused_word(v_matter.asked_by, p_operator,
      case v_matter.kind when 'erase_data' then array['admin'] else array['support', 'risk', 'admin'] end),
    case when
      (v_matter.kind in ('reopen_account', 'erase_data') and exists (select from account_closures
        where player_id = v_matter.player_id and reopened_at is null and closed_at > v_matter.asked_at))
      or (v_matter.kind = 'reopen_account' and exists (select from players
        where id = v_matter.player_id and status <> 'active' and status_changed_at > v_matter.asked_at))
      or (v_matter.kind = 'remove_second_factor' and is_factor_used_since(v_matter.player_id, v_matter.asked_at))
    then 'matter_changed' end);
end
$$;

grant execute on function why_not_agreed(bigint, bigint) to carmine_app;

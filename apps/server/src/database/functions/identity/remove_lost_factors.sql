-- outcome: removed, used (since it was agreed to: then it was not lost), changed (one of the two is no operator any more), none
-- (nothing is set up any more).
create or replace function remove_lost_factors(p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
  v_set_up boolean;
begin
  select * into v_matter from account_matters where id = p_matter and kind = 'remove_second_factor' for no key update;
  if v_matter.state is distinct from 'waiting' or v_matter.agreed_by is null or clock_timestamp() < v_matter.due_at
    or clock_timestamp() < v_matter.agreed_at + interval '72 hours' then
    raise exception 'a lost second factor goes three days after two agreed' using errcode = 'check_violation';
  end if;
  -- Locked before they are looked at: nobody uses one between this look and its end.
  perform 1 from totp_secrets where player_id = v_matter.player_id for update;
  perform 1 from passkeys where player_id = v_matter.player_id for update;
  perform 1 from recovery_codes where player_id = v_matter.player_id for update;
  if is_factor_used_since(v_matter.player_id, v_matter.agreed_at) then
    return 'used';
  end if;
  if (select count(*) from operators where id in (v_matter.asked_by, v_matter.agreed_by) and status = 'active') < 2 then
    return 'changed';
  end if;
  v_set_up := exists (select from totp_secrets where player_id = v_matter.player_id and confirmed_at is not null)
    or exists (select from passkeys where player_id = v_matter.player_id);
  if not v_set_up then return 'none'; end if;
  delete from totp_secrets where player_id = v_matter.player_id;
  delete from passkeys where player_id = v_matter.player_id;
  delete from passkey_challenges where player_id = v_matter.player_id;
  delete from recovery_codes where player_id = v_matter.player_id;
  return 'removed';
end
$$;

grant execute on function remove_lost_factors(bigint) to carmine_app;

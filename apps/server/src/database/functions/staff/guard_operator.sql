-- The servers' role may invite operators who do not decide about money; others only while nobody else could approve, which is recorded here
-- whatever the application says. An existing operator is renewed, never overwritten.
create or replace function guard_operator() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_overseers bigint[];
begin
  if tg_op = 'UPDATE' and old.status <> 'invited' and (new.status = 'invited' or new.invite_token_hash is not null
      or (new.email, new.role, new.password_hash, new.totp_secret_sealed)
        is distinct from (old.email, old.role, old.password_hash, old.totp_secret_sealed)) then
    raise exception 'an existing operator is renewed, not overwritten' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then new.invited_alone_by := null; else new.invited_alone_by := old.invited_alone_by; end if;
  if decides_about_money(new.role) and new.invite_token_hash is not null
    and (tg_op = 'INSERT' or (new.role, new.invite_token_hash) is distinct from (old.role, old.invite_token_hash)) then
    v_overseers := array(select o from overseers() o where o is distinct from new.id);
    if cardinality(v_overseers) > 1 then
      raise exception 'inviting an operator who decides on money needs two operators' using errcode = 'check_violation';
    end if;
    new.invited_alone_by := v_overseers[1];
  end if;
  return new;
end
$$;

create or replace trigger operators_guarded before insert or update on operators
  for each row when (current_user = 'carmine_app') execute function guard_operator();

-- Who drops names from a list of watched persons, or takes a list away, ends the look at them: two operators do that. A new list,
-- and one that only adds, is one person's. What was loaded waits beside the list that it would replace, so that the second
-- operator sees what is dropped.

alter table watch_lists add column state text not null default 'waiting' check (state in ('waiting', 'active'));
update watch_lists set state = 'active';
alter table watch_lists drop constraint watch_lists_name_key;
create unique index watch_lists_active on watch_lists (name) where state = 'active';
revoke insert, update, delete on watch_lists from carmine_app;
grant insert (name, kind, digest, loaded_by) on watch_lists to carmine_app;
revoke delete on watch_entries from carmine_app;

-- What stands on the one list and not on the other; all of it where there is no other, or one of another kind. A number that was
-- made from the line of a file says nothing. The planner does not know yet how long a list is that was loaded just now.
create function dropped_entries(p_base bigint, p_list bigint) returns setof watch_entries
language sql stable security definer set search_path = pg_catalog, public set enable_nestloop = off as $$
  select b.* from watch_entries b where b.list_id = p_base and not exists (
    select from watch_entries e
    where e.list_id = p_list and e.name = b.name and e.born is not distinct from b.born
      and (e.reference = b.reference or b.reference ~ '^line [0-9]+$')
      and (select kind from watch_lists where id = p_list) = (select kind from watch_lists where id = p_base))
$$;
revoke all on function dropped_entries(bigint, bigint) from public;
grant execute on function dropped_entries(bigint, bigint) to carmine_app;

create function lock_watch_list(p_name text) returns void
language sql set search_path = pg_catalog, public as $$
  select pg_advisory_xact_lock(hashtextextended('watch_list ' || p_name, 0))
$$;
revoke all on function lock_watch_list(text) from public;

-- Takes the place of the list of its name where it drops nothing; false where it does: two have to agree then.
create function load_watch_list(p_list bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_name text;
  v_base bigint;
begin
  select name into v_name from watch_lists where id = p_list and state = 'waiting';
  if not found then raise exception 'this list does not wait' using errcode = 'check_violation'; end if;
  perform lock_watch_list(v_name);
  select id into v_base from watch_lists where name = v_name and state = 'active';
  if v_base is not null then
    if exists (select from dropped_entries(v_base, p_list)) then return false; end if;
    delete from watch_lists where id = v_base;
  end if;
  update watch_lists set state = 'active' where id = p_list;
  return true;
end
$$;
revoke all on function load_watch_list(bigint) from public;
grant execute on function load_watch_list(bigint) to carmine_app;

-- Of two who agreed. False where the list is another one than when it was asked: what is dropped would be something else.
create function replace_watch_list(p_name text, p_base bigint, p_list bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform lock_watch_list(p_name);
  if not exists (select from watch_lists where id = p_list and name = p_name and state = 'waiting') then return false; end if;
  delete from watch_lists where id = p_base and name = p_name and state = 'active';
  if not found then return false; end if;
  update watch_lists set state = 'active' where id = p_list;
  return true;
end
$$;
create function remove_watch_list(p_name text, p_base bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform lock_watch_list(p_name);
  delete from watch_lists where id = p_base and name = p_name and state = 'active';
  return found;
end
$$;
revoke all on function replace_watch_list(text, bigint, bigint), remove_watch_list(text, bigint) from public;

-- What nobody is asked about any more.
create function forget_waiting_lists() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from watch_lists l where l.state = 'waiting' and not exists (
    select from office_matters m where m.kind = 'replace_list' and m.state = 'asked' and m.ends_at > clock_timestamp()
      and m.wish ->> 'list' = l.id::text)
$$;
revoke all on function forget_waiting_lists() from public;
grant execute on function forget_waiting_lists() to carmine_app;

alter table office_matters drop constraint office_matters_kind_check;
alter table office_matters add constraint office_matters_kind_check check (kind in (
  'invite_operator', 'renew_operator', 'loosen_rules', 'settle_audit', 'set_thresholds', 'set_restricted', 'set_jurisdiction',
  'replace_list', 'remove_list'));

-- As before, and lists of watched persons. The second operator's agreement, and what it sets going. The hash: of the one-time link where there is one. outcome: done, over,
-- own (by who asked), not_allowed, changed (the rules are others than when it was asked), list_changed (a list is), exists (the e-mail
-- is an operator's), gone.
create or replace function agree_office_matter(
  p_matter bigint, p_operator bigint, p_agreement text, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter office_matters;
  v_wish jsonb;
begin
  select * into v_matter from office_matters where id = p_matter for no key update;
  if v_matter.state is distinct from 'asked' or v_matter.ends_at <= clock_timestamp() then return 'over'; end if;
  if v_matter.asked_by = p_operator then return 'own'; end if;
  if not exists (select from operators where id = p_operator and status = 'active' and role in ('risk', 'admin')) then
    return 'not_allowed';
  end if;
  v_wish := v_matter.wish;
  if v_matter.kind = 'invite_operator' then
    insert into operators (email, name, role, invite_token_hash, invite_expires_at, invited_alone_by)
    values (v_matter.subject, '', v_wish ->> 'role', p_token_hash, clock_timestamp() + p_lifetime_ms * interval '1 millisecond',
      -- Two of one chain are no third person.
      case when is_one_chain(v_matter.asked_by, p_operator) then v_matter.asked_by end)
    on conflict (email) do update set role = excluded.role, invite_token_hash = excluded.invite_token_hash,
      invite_expires_at = excluded.invite_expires_at, invited_alone_by = excluded.invited_alone_by
      where operators.status = 'invited';
    if not found then return 'exists'; end if;
  elsif v_matter.kind = 'renew_operator' then
    -- Nobody agrees to be renewed himself: whoever can sign in has lost nothing.
    if v_matter.subject = p_operator::text then return 'own'; end if;
    if not reset_operator(v_matter.subject::bigint, p_token_hash, p_lifetime_ms) then return 'gone'; end if;
  elsif v_matter.kind = 'loosen_rules' then
    if (v_wish ->> 'automatic')::boolean and (v_wish ->> 'upTo')::bigint > (v_wish ->> 'perDay')::bigint then
      raise exception 'no more at once than in a day' using errcode = 'check_violation';
    end if;
    update cash_out_rules set automatic = (v_wish ->> 'automatic')::boolean, automatic_up_to = (v_wish ->> 'upTo')::bigint,
      automatic_per_day = (v_wish ->> 'perDay')::bigint, two_persons_from = (v_wish ->> 'twoPersonsFrom')::bigint,
      changed_at = clock_timestamp()
    where changed_at < v_matter.asked_at;
    if not found then return 'changed'; end if;
  elsif v_matter.kind = 'set_thresholds' then
    if exists (select from risk_rules where changed_at >= v_matter.asked_at) then return 'changed'; end if;
    perform set_thresholds(v_wish);
  elsif v_matter.kind = 'set_restricted' then
    perform set_restricted(v_wish);
  elsif v_matter.kind = 'set_jurisdiction' then
    perform set_jurisdiction(v_matter.subject, v_wish -> 'rules');
  elsif v_matter.kind = 'replace_list' then
    if not replace_watch_list(v_matter.subject, (v_wish ->> 'base')::bigint, (v_wish ->> 'list')::bigint) then
      return 'list_changed';
    end if;
  elsif v_matter.kind = 'remove_list' then
    if not remove_watch_list(v_matter.subject, (v_wish ->> 'base')::bigint) then return 'list_changed'; end if;
  else
    perform settle_audit(v_matter.id, (v_wish ->> 'upTo')::bigint);
  end if;
  update office_matters set state = 'done', agreed_by = p_operator, agreement = p_agreement, ended_at = clock_timestamp()
  where id = p_matter;
  return 'done';
end
$$;

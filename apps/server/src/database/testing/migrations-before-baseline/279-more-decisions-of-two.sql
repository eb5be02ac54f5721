-- More of what the house decides with two operators: thresholds of anti-money-laundering, restricted countries, jurisdictions.
-- A request that nobody answers ends after seven days. An operator whom a lone overseer invited is known as such.

alter table office_matters drop constraint office_matters_kind_check;
alter table office_matters add constraint office_matters_kind_check check (kind in (
  'invite_operator', 'renew_operator', 'loosen_rules', 'settle_audit', 'set_thresholds', 'set_restricted', 'set_jurisdiction'));
alter table office_matters drop constraint office_matters_state_check;
alter table office_matters add constraint office_matters_state_check check (state in ('asked', 'done', 'dropped', 'expired'));
alter table office_matters add column ends_at timestamptz not null default clock_timestamp() + interval '7 days';
-- What is asked for already gets its seven days from now.
update office_matters set ends_at = asked_at where state <> 'asked';

-- The overseer who invited this operator without anybody else's agreement, also through operators invited that way before.
alter table operators add column invited_alone_by bigint references operators (id);

create function lone_root(p_operator bigint) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  with recursive up (id, inviter) as (
    select id, invited_alone_by from operators where id = p_operator
    union
    select o.id, o.invited_alone_by from up join operators o on o.id = up.inviter
  )
  select id from up where inviter is null
$$;
create function is_one_chain(p_one bigint, p_other bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select p_one <> p_other and lone_root(p_one) = lone_root(p_other)
$$;
revoke all on function lone_root(bigint), is_one_chain(bigint, bigint) from public;
grant execute on function lone_root(bigint), is_one_chain(bigint, bigint) to carmine_app;

-- The servers' role invites whoever decides about no money; the others only while there is nobody who could agree, and then it is
-- written down here, whatever the program says. An operator who is there already is renewed, and never written over.
create or replace function guard_operator() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_overseers bigint[];
begin
  if tg_op = 'UPDATE' and old.status <> 'invited' and (new.status = 'invited' or new.invite_token_hash is not null
      or (new.email, new.role, new.password_hash, new.totp_secret_sealed)
        is distinct from (old.email, old.role, old.password_hash, old.totp_secret_sealed)) then
    raise exception 'an operator who is there is renewed' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then new.invited_alone_by := null; else new.invited_alone_by := old.invited_alone_by; end if;
  if new.role in ('payments', 'risk', 'admin') and new.invite_token_hash is not null
    and (tg_op = 'INSERT' or (new.role, new.invite_token_hash) is distinct from (old.role, old.invite_token_hash)) then
    v_overseers := array(select o from overseers() o where o is distinct from new.id);
    if cardinality(v_overseers) > 1 then
      raise exception 'who decides about money is invited by two' using errcode = 'check_violation';
    end if;
    new.invited_alone_by := v_overseers[1];
  end if;
  return new;
end
$$;

-- What two decide is written by nobody else.
create function guard_two_operators() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'two operators change %', tg_table_name using errcode = 'check_violation';
end
$$;
create trigger risk_rules_guarded before insert or update or delete on risk_rules
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
create trigger restricted_countries_guarded before insert or update or delete on restricted_countries
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
create trigger jurisdictions_guarded before insert or update or delete on jurisdictions
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();

create function set_thresholds(p_wish jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update risk_rules set
    deposits_day = (p_wish ->> 'depositsDay')::bigint, deposits_month = (p_wish ->> 'depositsMonth')::bigint,
    deposits_year = (p_wish ->> 'depositsYear')::bigint, cash_outs_day = (p_wish ->> 'cashOutsDay')::bigint,
    cash_outs_month = (p_wish ->> 'cashOutsMonth')::bigint, cash_outs_year = (p_wish ->> 'cashOutsYear')::bigint,
    name_score = (p_wish ->> 'nameScore')::integer, changed_at = clock_timestamp()
$$;

-- Pages and bets read the same list from the same moment on.
create function set_restricted(p_wish jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into restricted_countries (code) select jsonb_array_elements_text(p_wish -> 'restrict') on conflict do nothing;
  delete from restricted_countries where code in (select jsonb_array_elements_text(p_wish -> 'allow'));
  perform set_blocked_countries(array(select code from restricted_countries));
end
$$;

-- Without rules the country goes back to those that hold for every other one.
create function set_jurisdiction(p_country text, p_rules jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if p_rules is null or p_rules = 'null' then
    delete from jurisdictions where country = p_country and country <> '*';
    return;
  end if;
  insert into jurisdictions select (jsonb_populate_record(null::jurisdictions, p_rules || jsonb_build_object('country', p_country))).*
  on conflict (country) do update set
    minimum_age = excluded.minimum_age, verification_gate = excluded.verification_gate, demo_gate = excluded.demo_gate,
    max_wagering = excluded.max_wagering, min_cycle_slots_ms = excluded.min_cycle_slots_ms,
    min_cycle_other_ms = excluded.min_cycle_other_ms, autoplay = excluded.autoplay, turbo = excluded.turbo,
    feature_buy = excluded.feature_buy, celebrate_below_stake = excluded.celebrate_below_stake,
    max_stake_slots_cents = excluded.max_stake_slots_cents, max_stake_other_cents = excluded.max_stake_other_cents,
    reality_check_minutes = excluded.reality_check_minutes, deposit_limit_first = excluded.deposit_limit_first;
end
$$;
revoke all on function set_thresholds(jsonb), set_restricted(jsonb), set_jurisdiction(text, jsonb) from public;

-- The second operator's agreement, and what it sets going. The hash: of the one-time link where there is one. outcome: done, over,
-- own (by who asked), not_allowed, changed (the rules are others than when it was asked), exists (the e-mail is an operator's), gone.
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
  else
    perform settle_audit(v_matter.id, (v_wish ->> 'upTo')::bigint);
  end if;
  update office_matters set state = 'done', agreed_by = p_operator, agreement = p_agreement, ended_at = clock_timestamp()
  where id = p_matter;
  return 'done';
end
$$;

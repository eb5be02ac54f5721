-- The second operator's agreement, and what it sets going. The hash: of the one-time link where there is one. outcome: done, over,
-- own (by who asked), not_allowed and one_chain as refused_word says them, changed (the rules, or the operator it is about, are others
-- than when it was asked), list_changed (a list is), exists (the e-mail is an operator's), gone.
create or replace function agree_office_matter(
  p_matter bigint, p_operator bigint, p_agreement text, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter office_matters;
  v_wish jsonb;
  v_refused text;
begin
  select * into v_matter from office_matters where id = p_matter for no key update;
  if v_matter.state is distinct from 'asked' or v_matter.ends_at <= clock_timestamp() then return 'over'; end if;
  if v_matter.asked_by = p_operator then return 'own'; end if;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id in (v_matter.asked_by, p_operator) order by id for share;
  v_refused := refused_word(v_matter.asked_by, p_operator,
    case when v_matter.kind in ('invite_operator', 'renew_operator') then array['admin'] else array['risk', 'admin'] end);
  if v_refused is not null then return v_refused; end if;
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
    -- Somebody locked that operator meanwhile: a new link would let in whom this kept out.
    if exists (select from operators where id = v_matter.subject::bigint and status = 'locked' and locked_at >= v_matter.asked_at) then
      return 'changed';
    end if;
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

grant execute on function agree_office_matter(bigint, bigint, text, bytea, bigint) to carmine_app;

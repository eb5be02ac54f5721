create or replace function guard_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_erased boolean := exists (select from erasures where player_id = new.player_id and erased_at is not null);
begin
  -- A late report of a gateway must not restore erased data.
  if v_erased then
    new.checkout := null;
    new.redirect_url := null;
    new.coupon := null;
  end if;
  -- The previous release only knows a redirect, in another column.
  if new.checkout is null and new.redirect_url is not null then
    new.checkout := jsonb_build_object('presentation', 'redirect', 'redirectUrl', new.redirect_url);
  end if;
  new.redirect_url := coalesce(new.redirect_url, new.checkout ->> 'redirectUrl');
  if tg_op = 'INSERT' then
    if new.state <> 'created' then
      raise exception 'a deposit begins as created' using errcode = 'check_violation';
    end if;
    insert into deposit_steps (player_id, deposit_id, to_state) values (new.player_id, new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.gateway, new.currency, new.amount, new.eur_cents, new.eur_rate, new.country, new.created_at)
     is distinct from
     (old.id, old.player_id, old.gateway, old.currency, old.amount, old.eur_cents, old.eur_rate, old.country, old.created_at)
     or (not v_erased and new.coupon is distinct from old.coupon) or new.offer_id is distinct from old.offer_id
     or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
     or (not v_erased and old.checkout is not null and new.checkout is distinct from old.checkout)
     or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
    raise exception 'what a deposit was made with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if not deposit_may_move(old.state, new.state) then
      raise exception 'a deposit cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into deposit_steps (player_id, deposit_id, from_state, to_state, reason)
    values (new.player_id, new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;

create or replace trigger deposits_guarded before insert or update on deposits for each row execute function guard_deposit();

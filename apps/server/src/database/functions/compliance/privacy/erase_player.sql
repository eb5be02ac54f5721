-- Deletes the key, and with it every value sealed with it, in tables and in all later backups. Unsealed values that identify a person are
-- emptied or deleted; ledger, payments and rounds keep their amounts.
create or replace function erase_player(p_player bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  -- Limits the caller's time, so that a wrong clock erases nobody early.
  v_now timestamptz := least(p_now, clock_timestamp());
begin
  perform 1 from players where id = p_player for no key update;
  if not exists (select 1 from erasures where player_id = p_player and erased_at is null and due_at <= v_now) then
    return 'not_due';
  end if;
  if exists (select from erasures e where e.player_id = p_player and e.asked_by is not null and not exists (
      select from approval_requests r where r.id = e.request_id and r.player_id = p_player and r.kind = 'erase_data'
        and r.asked_by = e.asked_by and r.state = 'done')) then
    return 'not_agreed';
  end if;
  if (select status from players where id = p_player) <> 'closed' then return 'account_not_closed'; end if;
  if exists (
    select 1 from accounts where owner_kind = 'player' and owner_id = p_player and balance > 0
      and kind in ('cash', 'locked', 'cashout_pending', 'table')
  ) then
    return 'money_left';
  end if;
  delete from player_keys where player_id = p_player;
  update players set
    email_hash = sha256(convert_to('erased ' || p_player || ' ' || gen_random_uuid(), 'UTF8')),
    password_hash = 'erased', registration_code = null, landing_code = null, click_id = null,
    registration_skin = null, language = 'en', time_zone = 'UTC'
  where id = p_player;
  update player_profiles set details_sealed = '\x', avatar = null, receive_email_promo = false,
    receive_notice_promo = false where player_id = p_player;
  update sessions set address_enc = '\x', user_agent = '', ended_at = coalesce(ended_at, v_now)
  where player_id = p_player;
  delete from mail_tokens where player_id = p_player;
  delete from password_history where player_id = p_player;
  delete from totp_secrets where player_id = p_player;
  delete from passkeys where player_id = p_player;
  delete from passkey_challenges where player_id = p_player;
  delete from recovery_codes where player_id = p_player;
  delete from favourites where player_id = p_player;
  delete from notices where player_id = p_player;
  delete from mail_refusals where player_id = p_player;
  delete from play_preferences where player_id = p_player;
  delete from sittings where player_id = p_player;
  delete from risk_marks where player_id = p_player;
  delete from deposit_instruments where player_id = p_player;
  -- What was ordered at the bank keeps its amounts and references.
  update bank_accounts set details_sealed = '\x', mark = null, replaced_at = coalesce(replaced_at, v_now) where player_id = p_player;
  update bank_transfers set payee_sealed = '\x' where player_id = p_player;
  -- Gateway notifications may contain the player's name.
  update gateway_events set body = '' from deposits d
  where gateway_events.deposit_id = d.id and d.player_id = p_player and gateway_events.body <> '';
  update approval_requests set state = 'cancelled', cancelled_because = 'player', ended_at = v_now
  where player_id = p_player and state in ('open', 'waiting');
  -- The mark of an active exclusion keeps the person from opening another account.
  delete from player_marks m where m.player_id = p_player
    and not exists (select 1 from breaks b where b.player_id = p_player and b.kind = 'exclusion' and b.ended_at is null);
  update data_exports set state = 'gone', file = null, size = null, expires_at = null where player_id = p_player;
  -- What an operator still has to decide, or a mute is for, stays without its name until it is forgotten.
  delete from chat_messages m where m.player_id = p_player and not (m.reports > 0 and m.decided_at is null)
    and not exists (select 1 from chat_mutes t where t.player_id = m.player_id and t.message_id = m.id);
  update chat_players set nickname = null, folded = null, named_at = null where player_id = p_player;
  update erasures set erased_at = v_now where player_id = p_player;
  -- Form fields, page URLs and coupons can be personal; only an erased player's deposit may lose its checkout and coupon.
  update deposits set checkout = null, redirect_url = null, coupon = null
  where player_id = p_player and (checkout is not null or coupon is not null);
  update affiliate_players set click_id = null where player_id = p_player and click_id is not null;
  update affiliate_postbacks set last_answer = null where player_id = p_player and last_answer is not null;
  update onramp_orders set widget_url = null where player_id = p_player and widget_url is not null;
  update deposit_addresses set coupon = null where player_id = p_player and coupon is not null;
  return 'erased';
end
$$;

grant execute on function erase_player(bigint, timestamp with time zone) to carmine_app;

-- The current values of what a request would change: stored at the request and compared at the approval, so that exactly the requested change
-- is approved. Times are UTC text, independent of the session. An empty object if there is nothing to compare, or the kind's own function
-- compares.
create or replace function values_now(p_kind text, p_subject text, p_values jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, public as $$
  select case p_kind
    when 'loosen_rules' then (select jsonb_build_object('automatic', automatic, 'upTo', automatic_up_to::text,
      'perDay', automatic_per_day::text, 'twoPersonsFrom', two_persons_from::text) from cash_out_rules)
    when 'loosen_limits' then (select jsonb_build_object('most', most::text, 'playerDay', player_day::text) from cash_out_limits)
    when 'set_payout_method' then coalesce((select jsonb_build_object('day', day::text, 'feePoints', fee_points::text,
      'feeFixed', fee_fixed::text) from payout_methods where method = p_subject),
      jsonb_build_object('day', null, 'feePoints', '0', 'feeFixed', '0'))
    when 'set_agreed_fees' then jsonb_build_object('fees', coalesce((select fees from agreed_fees where gateway = p_subject), ''))
    when 'set_thresholds' then (select jsonb_build_object('depositsDay', deposits_day::text, 'depositsMonth', deposits_month::text,
      'depositsYear', deposits_year::text, 'cashOutsDay', cash_outs_day::text, 'cashOutsMonth', cash_outs_month::text,
      'cashOutsYear', cash_outs_year::text, 'nameScore', name_score::text) from risk_rules)
    when 'set_restricted' then jsonb_build_object('restricted', (select coalesce(jsonb_agg(code order by code), '[]')
      from restricted_countries where p_values -> 'restrict' ? code or p_values -> 'allow' ? code))
    when 'set_jurisdiction' then jsonb_build_object('rules',
      (select to_jsonb(j) - 'country' from jurisdictions j where country = p_subject))
    when 'replace_list' then values_now('remove_list', p_subject, p_values)
    when 'remove_list' then jsonb_build_object('entries', (select count(*)::text from watch_entries e
      join watch_lists l on l.id = e.list_id where l.name = p_subject and l.state = 'active'))
    when 'loosen_level' then (select jsonb_build_object('low', low::text, 'high', high::text) from treasury_levels
      where store || ':' || code || ':' || currency = p_subject)
    when 'remove_second_factor' then jsonb_build_object(
      'authenticator', exists (select from totp_secrets where player_id = p_subject::bigint and confirmed_at is not null),
      'passkeys', (select count(*)::text from passkeys where player_id = p_subject::bigint))
    when 'reopen_account' then jsonb_build_object('status', (select status from players where id = p_subject::bigint),
      'closedAt', closed_since(p_subject::bigint))
    when 'erase_data' then jsonb_build_object('closedAt', closed_since(p_subject::bigint))
    when 'exclude_forever' then jsonb_build_object('break', (select period from breaks
      where player_id = p_subject::bigint and ended_at is null order by id desc limit 1))
    when 'pay_small_coins' then jsonb_build_object('held', (select coalesce(sum(balance), 0)::text from accounts
      where owner_kind = 'player' and owner_id = p_subject::bigint and currency = p_values ->> 'currency' and kind in ('cash', 'locked')))
    when 'write_off_debt' then jsonb_build_object('owed', coalesce((select owed from player_debts
      where player_id = p_subject::bigint and currency = p_values ->> 'currency'), 0)::text)
    when 'offer_promotion' then (select jsonb_build_object('version', p.offered_version, 'rules', v.rules) from promotions p
      left join promotion_versions v on v.promotion_id = p.id and v.version = p.offered_version where p.id = p_subject::bigint)
    when 'set_referral_rules' then jsonb_build_object('rules',
      (select rules from referral_rules order by version desc limit 1))
    when 'set_affiliate' then coalesce((select jsonb_build_object('name', name, 'sharePoints', share_points, 'carriesOver', carries_over,
      'postbackUrl', postback_url, 'postbackOn', postback_on) from affiliates where code = p_subject), '{}')
    when 'loosen_campaigns' then (select jsonb_build_object('mostMails', most_mails, 'perMinute', per_minute) from campaign_settings)
    else '{}' end
$$;

grant execute on function values_now(text, text, jsonb) to carmine_app;

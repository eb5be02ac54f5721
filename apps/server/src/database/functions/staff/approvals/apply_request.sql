-- Carries out an approval by kind: one line for each, with its rule in a separate function. refused is null on success; changed (the rules or
-- the operator differ from the time of the request), list_changed (a list does), exists (the e-mail belongs to an operator), own (it is about
-- an involved operator), gone (there is no such operator), ended (what it is about has), no_debt, booked (the bank's
-- reference), listed (the address): nothing was written. Kinds without a line are carried out by the application in the same transaction.
create or replace function apply_request(
  p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint, out refused text, out result jsonb
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_new jsonb := p_request.new_values;
  v_off bigint;
begin
  case p_request.kind
    when 'invite_operator' then refused := invite_approved_operator(p_request, p_approver, p_token_hash, p_lifetime_ms);
    when 'renew_operator' then refused := renew_approved_operator(p_request, p_approver, p_token_hash, p_lifetime_ms);
    when 'loosen_rules' then refused := loosen_cash_out_rules(v_new, p_request.asked_at);
    when 'loosen_limits' then refused := loosen_cash_out_limits(v_new, p_request.asked_at);
    when 'set_payout_method' then perform set_payout_method(p_request.subject, v_new);
    when 'set_agreed_fees' then perform set_agreed_fees(p_request.subject, v_new);
    when 'set_thresholds' then
      if exists (select from risk_rules where changed_at >= p_request.asked_at) then refused := 'changed';
      else perform set_thresholds(v_new); end if;
    when 'set_restricted' then perform set_restricted(v_new);
    when 'set_jurisdiction' then perform set_jurisdiction(p_request.subject, v_new -> 'rules');
    when 'replace_list' then
      if not replace_watch_list(p_request.subject, (v_new ->> 'base')::bigint, (v_new ->> 'list')::bigint) then
        refused := 'list_changed';
      end if;
    when 'remove_list' then
      if not remove_watch_list(p_request.subject, (v_new ->> 'base')::bigint) then refused := 'list_changed'; end if;
    when 'settle_audit' then perform settle_audit(p_request.id, (v_new ->> 'upTo')::bigint);
    when 'correct_clearing' then refused := correct_clearing(p_request);
    when 'drain_hot' then refused := approve_drain(p_request);
    when 'announce_top_up' then refused := announce_top_up(p_request);
    when 'gateway_transfer' then refused := book_gateway_transfer(p_request);
    when 'add_cold_address' then refused := add_cold_address(p_request);
    when 'loosen_level' then refused := loosen_level(p_request);
    when 'seed_jackpot' then refused := seed_approved_jackpot(p_request);
    when 'void_live_round' then refused := void_live_round(p_request);
    when 'disqualify_player' then refused := disqualify_player(p_request);
    when 'offer_promotion' then refused := offer_promotion(p_request, p_approver);
    when 'set_referral_rules' then refused := set_referral_rules(p_request, p_approver);
    when 'set_affiliate' then refused := set_affiliate(p_request, p_approver);
    when 'send_campaign' then refused := approve_campaign(p_request, p_approver);
    when 'loosen_campaigns' then refused := loosen_campaigns(v_new, p_request.asked_at);
    when 'write_off_debt' then
      v_off := write_off_debt(p_request);
      if v_off = 0 then refused := 'no_debt'; else result := jsonb_build_object('writtenOff', v_off::text); end if;
    when 'pay_small_coins' then refused := pay_small_coins(p_request);
    when 'reopen_account', 'exclude_forever', 'erase_data' then null;
  end case;
end
$$;

-- Payouts to cards and banks have no address here, and two players without one share nothing. The flags that said so are
-- cleared; their cause is renamed, so that an address which these two really come to share raises a new one.
do $$
declare
  v_flags bigint[];
  v_players bigint[];
begin
  alter table risk_flags disable trigger risk_flags_guarded;
  with mistaken as (
    select f.id from risk_flags f
    where f.kind = 'same_payout' and f.cause like 'player %' and not exists (
      select from cash_outs own join cash_outs other on other.method = own.method and other.address = own.address
      where own.player_id = f.player_id and other.player_id = (f.detail ->> 'other')::bigint and own.address <> '')
  ), cleared as (
    update risk_flags f set
      cause = 'no address: ' || f.cause,
      cleared_at = coalesce(f.cleared_at, clock_timestamp()),
      cleared_as = case when f.cleared_by is null then 'no_shared_address' end
    from mistaken where f.id = mistaken.id
    returning f.id, f.player_id, f.cleared_as
  )
  select array_agg(id), array_agg(distinct player_id) into v_flags, v_players from cleared where cleared_as is not null;
  alter table risk_flags enable trigger risk_flags_guarded;
  if v_flags is null then return; end if;

  -- What waited for these flags alone is decided about anew.
  alter table cash_outs disable trigger cash_outs_guarded;
  with released as (
    update cash_outs c set state = 'requested', reason = null, updated_at = now(), due_at = now() + interval '1 minute'
    where c.player_id = any(v_players) and c.state = 'review' and c.reason = 'risk_review'
      and not exists (select from risk_flags f where f.player_id = c.player_id and f.holds and f.cleared_at is null)
      and not exists (select from funds_requests r where r.player_id = c.player_id and r.closed_at is null)
    returning c.id
  )
  insert into cash_out_steps (cash_out_id, from_state, to_state, reason)
  select id, 'review', 'requested', 'flag_cleared' from released;
  set constraints all immediate;
  alter table cash_outs enable trigger cash_outs_guarded;
  perform append_audit(null, 'risk.clear_mistaken', null, null, jsonb_build_object('kind', 'same_payout',
    'flags', cardinality(v_flags), 'reason', 'payouts to cards and banks have no address to share'));
end
$$;

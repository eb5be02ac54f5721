-- Requests about a player move to the engine of the house's ones: one table, one policy.
alter table approval_policies
  add column about text not null default 'house',
  -- Between an approval and what it sets going: the time in which the player is told and can keep it from happening.
  add column waits interval,
  -- Whether an approval is refused where what it would change is another one than when it was asked for. Not where the kind's own
  -- function looks, or where what came meanwhile makes it no more than was approved.
  add column refuses_change boolean not null default true;
update approval_policies set refuses_change = false where kind in ('replace_list', 'remove_list');
insert into approval_policies (kind, about, askers, approvers, enders, waits, refuses_change)
select kind, 'player', string_to_array(askers, ' '), string_to_array(approvers, ' '), array['support', 'risk', 'admin'], waits::interval, refuses_change
from (values
  ('remove_second_factor', 'support risk admin', 'risk admin', '72 hours', true),
  ('reopen_account', 'support risk admin', 'risk admin', null, true),
  -- The longest there is, and at most what is owed.
  ('exclude_forever', 'support risk admin', 'risk admin', null, false),
  ('write_off_debt', 'support risk admin', 'risk admin', null, false),
  ('erase_data', 'admin', 'risk admin', null, true),
  -- Of former times: one operator decides that now.
  ('end_match', '', '', null, true)) policy (kind, askers, approvers, waits, refuses_change);

alter table approval_requests
  add column player_id bigint,
  -- Under the player's key; empty where the player was erased before.
  add column reason_sealed bytea,
  add column approval_sealed bytea,
  add column approved_at timestamptz,
  -- The transaction of the approval, which is the one that carries it out.
  add column approved_in xid8,
  add column due_at timestamptz,
  -- player: who kept it, or was erased. used: the factor that was said to be lost was used. changed: who asked or approved is
  -- no operator any more.
  add column cancelled_because text,
  add column result jsonb,
  -- Its number in the table of the releases before, which audit log and bookings name.
  add column account_matter_id bigint unique,
  alter column reason drop not null;

alter table approval_requests disable trigger user;
update approval_requests set approved_at = ended_at where approved_by is not null;
alter table approval_requests enable trigger user;

alter table approval_requests
  drop constraint approval_requests_check1,
  drop constraint approval_requests_check4,
  drop constraint approval_requests_state_check;
drop index approval_requests_open;

insert into approval_requests (kind, subject, player_id, new_values, reason_sealed, state, asked_by, asked_at, expires_at,
  approved_by, approved_at, approval_sealed, due_at, ended_by, ended_at, cancelled_because, result, account_matter_id)
select kind, player_id::text, player_id,
  case when kind = 'write_off_debt' then jsonb_build_object('currency', currency, 'amount', amount::text) else '{}' end,
  reason_sealed, now_state, asked_by, asked_at, coalesce(ends_at, asked_at + interval '7 days'),
  case when counts then agreed_by end, case when counts then agreed_at end, case when counts then agreement_sealed end, due_at,
  case when now_state in ('withdrawn', 'rejected') then coalesce(dropped_by, asked_by) end,
  case when now_state not in ('open', 'waiting') then coalesce(ended_at, clock_timestamp()) end,
  case when now_state = 'cancelled' then dropped end,
  case when written_off is not null then jsonb_build_object('writtenOff', written_off::text) end, id
from account_matters m
cross join lateral (select case
  when state = 'asked' and kind = 'end_match' then 'expired'
  when state = 'asked' then 'open'
  when state <> 'dropped' then state
  when dropped = 'staff' then case when coalesce(dropped_by, asked_by) = asked_by then 'withdrawn' else 'rejected' end
  when dropped = 'expired' then 'expired'
  else 'cancelled' end) it (now_state)
cross join lateral (select now_state not in ('open', 'expired')) of_it (counts)
order by id;

alter table approval_policies add constraint approval_policies_about check (about in ('house', 'player')) not valid;
alter table approval_policies add constraint approval_policies_waits check (waits > interval '0') not valid;
alter table approval_requests add constraint approval_requests_player_id_fkey foreign key (player_id) references players (id) not valid;
alter table approval_requests add constraint approval_requests_because check (cancelled_because in ('player', 'used', 'changed')) not valid;
alter table approval_requests add constraint approval_requests_states check (state in ('open', 'waiting', 'done', 'rejected', 'withdrawn', 'expired', 'cancelled')) not valid;
alter table approval_requests add constraint approval_requests_ends check ((state in ('open', 'waiting')) = (ended_at is null)) not valid;
alter table approval_requests add constraint approval_requests_approved check ((approved_by is null) = (approved_at is null)
  and (state in ('waiting', 'done')) <= (approved_by is not null) and (state in ('open', 'expired')) <= (approved_by is null)) not valid;
alter table approval_requests add constraint approval_requests_waits check ((state = 'waiting') <= (due_at is not null)) not valid;
alter table approval_requests add constraint approval_requests_cancelled check ((state = 'cancelled') = (cancelled_because is not null)) not valid;
-- What is said about a player lies under the player's key.
alter table approval_requests add constraint approval_requests_words check (case when player_id is null
    then reason is not null and num_nonnulls(reason_sealed, approval_sealed) = 0 and (approval is null) = (approved_by is null)
    else reason_sealed is not null and num_nonnulls(reason, approval) = 0 and subject = player_id::text
      and (approval_sealed is null) = (approved_by is null) end) not valid;
alter table approval_requests add constraint approval_requests_debt check (kind <> 'write_off_debt'
    or ((new_values ->> 'amount')::bigint > 0 and new_values ->> 'currency' is not null
      and (state = 'done') = (result is not null)
      and (result is null or (result ->> 'writtenOff')::bigint between 1 and (new_values ->> 'amount')::bigint))) not valid;
alter table approval_policies validate constraint approval_policies_about;
alter table approval_policies validate constraint approval_policies_waits;
alter table approval_requests validate constraint approval_requests_player_id_fkey;
alter table approval_requests validate constraint approval_requests_because;
alter table approval_requests validate constraint approval_requests_states;
alter table approval_requests validate constraint approval_requests_ends;
alter table approval_requests validate constraint approval_requests_approved;
alter table approval_requests validate constraint approval_requests_waits;
alter table approval_requests validate constraint approval_requests_cancelled;
alter table approval_requests validate constraint approval_requests_words;
alter table approval_requests validate constraint approval_requests_debt;
create unique index approval_requests_open on approval_requests (kind, subject) where state in ('open', 'waiting');
alter table approval_requests add constraint approval_requests_of_player unique (player_id, id);
create index approval_requests_due on approval_requests (due_at) where state = 'waiting';

-- The request that a wish of staff stands on.
alter table erasures add column request_id bigint;
alter table erasures add constraint erasures_request_id_fkey foreign key (player_id, request_id)
  references approval_requests (player_id, id) not valid;
update erasures e set request_id = (select min(id) from approval_requests r where r.player_id = e.player_id
  and r.kind = 'erase_data' and r.state = 'done' and r.asked_by = e.asked_by and r.ended_at >= e.asked_at)
where asked_by is not null and erased_at is null;
alter table erasures validate constraint erasures_request_id_fkey;

alter table different_persons drop constraint different_persons_matter_id_fkey;
alter table different_persons rename column matter_id to request_id;
update different_persons d set request_id = r.id from approval_requests r where r.account_matter_id = d.request_id;
alter table different_persons add constraint different_persons_request_id_fkey foreign key (request_id)
  references approval_requests (id) not valid;
alter table different_persons validate constraint different_persons_request_id_fkey;

drop table account_matters;
drop function if exists guard_account_matter();
drop function if exists guard_account_matter_time();
drop function if exists guard_late_agreement();
drop function if exists why_not_agreed(bigint, bigint);
drop function if exists write_off_debt(bigint);
drop function if exists remove_lost_factors(bigint);
drop function if exists end_match(bigint, bigint);
-- These give back more than before, or call what they take by another name.
drop function if exists settle_audit(bigint, bigint);
drop function if exists apply_request(approval_requests, bigint, bytea, bigint);

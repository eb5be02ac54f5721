-- As the release before reads requests about a player; goes with the next one.
create or replace view account_matters as
select id, player_id, kind, case state when 'open' then 'asked' when 'waiting' then state when 'done' then state else 'dropped' end as state,
  asked_by, asked_at, expires_at as ends_at, approved_by as agreed_by, approved_at as agreed_at, due_at, ended_at,
  case when state in ('withdrawn', 'rejected') then 'staff' when state = 'expired' then state else cancelled_because end as dropped,
  new_values ->> 'currency' as currency, (new_values ->> 'amount')::bigint as amount, (result ->> 'writtenOff')::bigint as written_off,
  reason_sealed, approval_sealed as agreement_sealed
from approval_requests where player_id is not null;

grant select on account_matters to carmine_app;

-- As the previous release reads it: it goes with the next one.
create or replace view payout_stop_agreements as
select rail, stopped_since, broken_at, operator_id, reason, at from stop_approvals where rail is not null;

grant select on payout_stop_agreements to carmine_app;

-- As the previous release reads it: it goes with the next one.
create or replace view stop_agreements as
select stopped_since, broken_at, operator_id, reason, at from stop_approvals where rail is null;

grant select on stop_agreements to carmine_app;

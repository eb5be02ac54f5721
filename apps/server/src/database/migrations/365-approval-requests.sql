-- What one operator asks for and another one approves, and as data who may ask for, approve and end which kind, and how long it lasts.
create table approval_policies (
  kind text primary key,
  askers text[] not null,
  approvers text[] not null,
  -- Who reads it and ends it: who asked withdraws it, anybody else rejects it.
  enders text[] not null,
  lasts interval not null default '7 days' check (lasts > interval '0'),
  check (askers || approvers || enders <@ array['support', 'payments', 'risk', 'content', 'admin'])
);
grant select on approval_policies to carmine_app;
insert into approval_policies (kind, askers, approvers, enders)
select kind, string_to_array(askers, ' '), array['risk', 'admin'], array['risk', 'admin']
from (values
  ('invite_operator', 'admin'), ('renew_operator', 'admin'), ('loosen_rules', 'risk admin'), ('settle_audit', 'risk admin'),
  ('set_thresholds', 'risk admin'), ('set_restricted', 'risk admin'), ('set_jurisdiction', 'risk admin'),
  ('replace_list', 'risk admin'), ('remove_list', 'risk admin')) policy (kind, askers);

create table approval_requests (
  id bigint generated always as identity primary key,
  kind text not null references approval_policies (kind),
  -- Whom or what it is about: an e-mail, an operator's number, a country, a list's name; empty where there is one of a kind.
  subject text not null,
  -- As the database read it when somebody asked; null: of a request from before this was kept.
  old_values jsonb,
  new_values jsonb not null,
  reason text not null check (length(reason) between 5 and 500),
  state text not null default 'open' check (state in ('open', 'done', 'rejected', 'withdrawn', 'expired')),
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  approved_by bigint references operators (id) check (approved_by <> asked_by),
  approval text check (length(approval) between 5 and 500),
  ended_by bigint references operators (id),
  ended_at timestamptz,
  check ((state = 'done') = (approved_by is not null) and (state = 'done') = (approval is not null)),
  check ((state in ('rejected', 'withdrawn')) = (ended_by is not null)),
  check ((state = 'withdrawn') <= (ended_by = asked_by) and (state = 'rejected') <= (ended_by <> asked_by)),
  check ((state = 'open') = (ended_at is null))
);
create unique index approval_requests_open on approval_requests (kind, subject) where state = 'open';
create index approval_requests_ended on approval_requests (ended_at) where state = 'expired';
-- Written by the functions of the owner alone.
grant select on approval_requests to carmine_app;

insert into approval_requests (id, kind, subject, new_values, reason, state, asked_by, asked_at, expires_at, approved_by, approval, ended_by, ended_at)
overriding system value
select id, kind, subject, wish, reason,
  case state when 'asked' then 'open' when 'dropped' then case when dropped_by = asked_by then 'withdrawn' else 'rejected' end else state end,
  asked_by, asked_at, ends_at, agreed_by, agreement, dropped_by, ended_at
from office_matters;
-- As used: a sequence that was never called begins anew in its cell.
select setval(pg_get_serial_sequence('approval_requests', 'id'), max(id)) from approval_requests having max(id) is not null;

alter table audit_findings drop constraint audit_findings_settled_by_fkey;
alter table audit_findings add constraint audit_findings_settled_by_fkey foreign key (settled_by) references approval_requests (id);
drop table office_matters;
drop function if exists guard_office_matter();
drop function if exists agree_office_matter(bigint, bigint, text, bytea, bigint);

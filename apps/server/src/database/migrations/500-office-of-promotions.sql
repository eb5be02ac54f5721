-- Operators edit promotions: one makes and submits a version, another agrees, and one alone ends it.
alter table promotions
  -- Names the races or tournaments that it defines; null: by its id.
  add column name text,
  -- Since when an operator has ended it; a version that two operators agree on offers it again.
  add column ended_at timestamptz,
  add column ended_by bigint;
create unique index promotions_name on promotions (name);
alter table promotions add constraint promotions_name_form check (name ~ '^[a-z0-9-]{1,40}$') not valid;
alter table promotions validate constraint promotions_name_form;
alter table promotions add constraint promotions_ended_by foreign key (ended_by) references operators (id) not valid;
alter table promotions validate constraint promotions_ended_by;
alter table promotions add constraint promotions_ended check (num_nonnulls(ended_at, ended_by) in (0, 2)) not valid;
alter table promotions validate constraint promotions_ended;
alter table promotions add constraint promotions_ended_not_offered check (ended_at is null or offered_version is null) not valid;
alter table promotions validate constraint promotions_ended_not_offered;
grant update (ended_at, ended_by) on promotions to carmine_app;

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('offer_promotion', 'house', array['content', 'risk', 'admin'], array['risk', 'admin'], array['content', 'risk', 'admin'],
  interval '7 days', true);

-- A race that has not begun follows a change of its promotion.
grant update (rules, ends_at, promotion_version) on competitions to carmine_app;

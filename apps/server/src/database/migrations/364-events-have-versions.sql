-- Which shape an event's payload has: a worker takes those that it knows. What is not as it was declared is dead.
alter table outbox
  add column version integer not null default 1,
  add column dead_at timestamptz,
  add column dead_reason text;

alter table outbox add constraint outbox_version_check check (version > 0);
alter table outbox add constraint outbox_dead_check check (
  (dead_at is null) = (dead_reason is null) and (dead_at is null or dispatched_at is null));

-- An event that is not as it was declared is handed on once more, or given up by an operator.
alter table outbox add column discarded_at timestamptz;
alter table outbox add constraint outbox_discarded check (discarded_at is null or dead_at is not null) not valid;
alter table outbox validate constraint outbox_discarded;
create index outbox_dead on outbox (id) where dead_at is not null;
-- publish_event is the one way in.
revoke insert on outbox from carmine_app;

-- What the bank refused frees money, so it counts once two operators have read the same report.
create table bank_report_words (
  -- SHA-256 of the report's bytes.
  file_hash bytea not null check (octet_length(file_hash) = 32),
  batch_id bigint not null references bank_batches (id),
  operator_id bigint not null references operators (id),
  at timestamptz not null default clock_timestamp(),
  primary key (file_hash, batch_id, operator_id)
);
grant select, insert on bank_report_words to carmine_app;

-- The report in which the bank refused it; null for what was refused before two operators were needed.
alter table bank_transfers add column refused_in bytea;
alter table bank_transfers add constraint bank_transfers_refused_in
  check (refused_in is null or (octet_length(refused_in) = 32 and state = 'refused')) not valid;
alter table bank_transfers validate constraint bank_transfers_refused_in;
grant update (refused_in) on bank_transfers to carmine_app;

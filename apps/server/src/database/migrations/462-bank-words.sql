-- What a report that operators have read decides about a transfer, whether or not it counts yet: nothing is booked before two have read it.
alter table bank_transfers
  add column said text,
  -- SHA-256 of the report, or of the line of a statement, that says so.
  add column said_in bytea,
  add column said_by bigint,
  add column said_at timestamptz;
alter table bank_transfers add constraint bank_transfers_said check (
  num_nulls(said, said_in, said_by, said_at) in (0, 4) and said in ('paid', 'refused') and octet_length(said_in) = 32) not valid;
alter table bank_transfers validate constraint bank_transfers_said;
alter table bank_transfers add constraint bank_transfers_said_by_fkey foreign key (said_by) references operators (id) not valid;
alter table bank_transfers validate constraint bank_transfers_said_by_fkey;
grant update (said, said_in, said_by, said_at) on bank_transfers to carmine_app;

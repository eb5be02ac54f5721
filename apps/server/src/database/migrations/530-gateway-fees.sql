-- What a gateway kept of a movement in its list, as agreed: booked from its clearing account, once per line.
create table gateway_fees (
  id bigint generated always as identity primary key,
  gateway text not null check (gateway ~ '^[A-Z0-9_]{2,16}$'),
  line text not null check (length(line) between 1 and 200),
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  our_ref text not null check (length(our_ref) <= 200),
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  amount bigint not null check (amount > 0),
  -- Of the movement that it was kept of. Only a charge-back may cost more than it moved.
  of_amount bigint not null check (of_amount > 0),
  listed_at timestamptz not null,
  group_id bigint not null unique,
  booked_at timestamptz not null default clock_timestamp(),
  unique (gateway, kind, line),
  constraint within_its_movement check (amount <= of_amount or kind = 'charge-back')
);
grant select on gateway_fees to carmine_app;

alter table reconciliation_rows drop constraint reconciliation_rows_standing_check;
alter table reconciliation_rows add constraint reconciliation_rows_standing_check
  check (standing in ('agrees', 'in_transit', 'came', 'held', 'kept', 'corrected', 'differs')) not valid;
alter table reconciliation_rows validate constraint reconciliation_rows_standing_check;

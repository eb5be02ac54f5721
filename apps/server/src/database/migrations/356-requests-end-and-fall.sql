-- A request of a player's account always ends; what it was asked for may have changed since.
alter table account_matters drop constraint account_matters_dropped_check;
alter table account_matters add constraint account_matters_dropped_check
  check (dropped in ('staff', 'player', 'used', 'expired', 'changed'));
update account_matters set ends_at = asked_at + interval '7 days' where state = 'asked' and ends_at is null;
alter table account_matters add constraint account_matters_ends check (state <> 'asked' or ends_at is not null);

-- Null: as it was before this was kept.
alter table players add column status_changed_at timestamptz;

-- A flag that the program raised by mistake is cleared without a person, and says why for ever.

alter table risk_flags add column cleared_as text check (cleared_as in ('no_shared_address'));
alter table risk_flags drop constraint risk_flags_check;
alter table risk_flags add constraint risk_flags_cleared check (
  (cleared_at is null) = (cleared_by is null and cleared_as is null));

-- The day that the answers of a play session are kept under, by when it was opened.
create or replace function reply_day(p_opened timestamptz) returns date language sql immutable as $$
  select (p_opened at time zone 'UTC')::date
$$;

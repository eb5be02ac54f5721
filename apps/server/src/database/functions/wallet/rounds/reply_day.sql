-- The day under which a play session's replies are stored: when it was opened.
create or replace function reply_day(p_opened timestamptz) returns date language sql immutable as $$
  select (p_opened at time zone 'UTC')::date
$$;

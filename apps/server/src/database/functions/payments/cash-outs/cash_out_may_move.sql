-- Same as the table in `cash-out-states.ts`; a test compares them.
create or replace function cash_out_may_move(old_state text, new_state text) returns boolean
language sql immutable set search_path = pg_catalog, public as $$
  select (old_state, new_state) in (
    ('requested', 'review'), ('requested', 'approved'),
    ('review', 'approved'), ('review', 'rejected'), ('review', 'requested'),
    ('approved', 'submitting'), ('approved', 'failed'), ('approved', 'review'),
    ('submitting', 'submitted'),
    -- Once sent, only a report of the payer ends it.
    ('submitted', 'paid'), ('submitted', 'failed'), ('paid', 'submitted'), ('paid', 'returned')
  );
$$;

grant execute on function cash_out_may_move(text, text) to carmine_app;

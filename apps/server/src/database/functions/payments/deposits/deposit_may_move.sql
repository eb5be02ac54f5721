create or replace function deposit_may_move(old_state text, new_state text) returns boolean
language sql immutable set search_path = pg_catalog, public as $$
  select (old_state, new_state) in (
    ('created', 'pending'), ('created', 'review'), ('created', 'credited'), ('created', 'failed'), ('created', 'expired'),
    ('created', 'cancelled'), ('created', 'refunded'),
    ('pending', 'review'), ('pending', 'credited'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('pending', 'refunded'),
    -- Money that arrives late is never lost.
    ('failed', 'review'), ('failed', 'credited'), ('expired', 'review'), ('expired', 'credited'),
    ('cancelled', 'review'), ('cancelled', 'credited'),
    ('review', 'credited'), ('review', 'refunded'),
    ('credited', 'refunded'), ('credited', 'charged_back')
  );
$$;

grant execute on function deposit_may_move(text, text) to carmine_app;

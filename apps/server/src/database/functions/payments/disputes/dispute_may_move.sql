create or replace function dispute_may_move(old_state text, new_state text) returns boolean
language sql immutable set search_path = pg_catalog, public as $$
  select (old_state, new_state) in (
    ('open', 'submitting'), ('open', 'represented'), ('open', 'accepted'), ('open', 'won'), ('open', 'lost'),
    -- The gateway took no evidence: the case can be answered again.
    ('submitting', 'open'), ('submitting', 'represented'), ('submitting', 'won'), ('submitting', 'lost'),
    ('represented', 'won'), ('represented', 'lost'),
    -- The bank may still decide otherwise than we accepted.
    ('accepted', 'won'), ('accepted', 'lost')
  );
$$;

grant execute on function dispute_may_move(text, text) to carmine_app;

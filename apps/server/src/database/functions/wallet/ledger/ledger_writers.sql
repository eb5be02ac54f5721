-- Who may still commit money. Every writer of it holds one of these locks from before its first id to its end, so what is
-- seen while a list is made is whole once everybody on the list has ended. Nobody waits for this look.
create or replace function ledger_writers() returns text[]
language sql volatile set search_path = pg_catalog, public as $$
  select coalesce(array_agg(distinct pid || ' ' || virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and relation in ('transfers'::regclass, 'rounds'::regclass, 'open_rounds'::regclass, 'player_gate'::regclass)
    and mode in ('RowShareLock', 'RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and pid is distinct from pg_backend_pid()
$$;

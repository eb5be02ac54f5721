-- Transactions that may still commit money. Every writer holds one of these locks from before its first id until its end, so that all rows
-- seen while the list is made are complete once every listed transaction has ended. Blocks nobody.
create or replace function ledger_writers() returns text[]
language sql volatile set search_path = pg_catalog, public as $$
  select coalesce(array_agg(distinct pid || ' ' || virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and relation in ('transfers'::regclass, 'rounds'::regclass, 'open_rounds'::regclass, 'player_gate'::regclass)
    and mode in ('RowShareLock', 'RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and pid is distinct from pg_backend_pid()
$$;

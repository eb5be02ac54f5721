-- The next event of a table that the caller has locked. p_private: what one seat alone sees of it, by seat.
create or replace function say_live_event(p_table text, p_round bigint, p_kind text, p_data jsonb, p_private jsonb default null) returns void
language sql set search_path = pg_catalog, public as $$
  with next as (update live_tables set event_seq = event_seq + 1 where id = p_table returning event_seq)
  insert into live_events (table_id, seq, live_round_id, kind, data, at, private)
  select p_table, event_seq, p_round, p_kind, p_data, clock_timestamp(), p_private from next
$$;

-- Restricts every sequence to the ids of this database's cell: the cell's number, then 48 bits. PostgreSQL raises an error at the end of the
-- range, so two cells never produce the same id. Returns the number of new sequences.
create or replace function keep_ids_in_cell() returns integer
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_base bigint := (select number::bigint << 48 from cell);
  v_sequence record;
  v_kept integer := 0;
begin
  for v_sequence in
    select s.seqrelid::regclass as name, coalesce(pg_sequence_last_value(s.seqrelid), 0) as last,
      a.attrelid::regclass as used_by, a.attname as column
    from pg_sequence s
    join pg_class c on c.oid = s.seqrelid and c.relnamespace = 'public'::regnamespace
    left join pg_depend d on d.objid = s.seqrelid and d.classid = 'pg_class'::regclass and d.deptype = 'i'
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where (s.seqmin, s.seqmax) <> (v_base + 1, v_base + (1::bigint << 48) - 1)
  loop
    execute format('alter sequence %s minvalue %s maxvalue %s start with %s restart with %s', v_sequence.name, v_base + 1,
      v_base + (1::bigint << 48) - 1, v_base + 1, greatest(v_base, v_sequence.last) + 1);
    -- Initial rows of a new database were inserted before its cell was known.
    if v_sequence.last > 0 and v_sequence.last < v_base and v_sequence.used_by is not null then
      execute format('update %s set %I = default where %2$I <= %s', v_sequence.used_by, v_sequence.column, v_base);
    end if;
    v_kept := v_kept + 1;
  end loop;
  return v_kept;
end
$$;

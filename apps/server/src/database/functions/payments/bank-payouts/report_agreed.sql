-- Whether operators who count as two, and may still pay, have read this word of the bank about the file. The same bytes: what differs is another one.
create or replace function report_agreed(p_report bytea, p_batch bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select count_as_two(array(select w.operator_id from bank_report_words w
    join operators o on o.id = w.operator_id and o.status <> 'locked' and o.role = any (roles_with('payments.approve'))
    where w.file_hash = p_report and w.batch_id = p_batch))
$$;

grant execute on function report_agreed(bytea, bigint) to carmine_app;

-- Workers of the release before still ask for it. Days are forgotten by forget_reply_day.
create or replace function prune_replies(p_size integer) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  select 0::bigint
$$;

grant execute on function prune_replies(integer) to carmine_app;

create or replace function lone_root(p_operator bigint) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  with recursive up (id, inviter) as (
    select id, invited_alone_by from operators where id = p_operator
    union
    select o.id, o.invited_alone_by from up join operators o on o.id = up.inviter
  )
  select id from up where inviter is null
$$;

grant execute on function lone_root(bigint) to carmine_app;

-- Called only by the approval, which has compared the levels with those at the request.
create or replace function loosen_level(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_part text[] := string_to_array(p_request.subject, ':');
begin
  perform pg_advisory_xact_lock(hashtextextended('treasury_levels', 0));
  if exists (select from treasury_levels where store = v_part[1] and code = v_part[2] and currency = v_part[3]
      and changed_at >= p_request.asked_at) then
    return 'changed';
  end if;
  perform write_level(v_part[1], v_part[2], v_part[3], (p_request.new_values ->> 'low')::bigint,
    (p_request.new_values ->> 'high')::bigint);
  return null;
end
$$;

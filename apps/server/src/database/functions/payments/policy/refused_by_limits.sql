-- Which limit a request for a withdrawal would exceed, and what is left of it in EUR cents; no row if none. Waits for concurrent requests of
-- the same player, and of the same rail if it has a limit, so that two cannot use the same rest.
create or replace function refused_by_limits(p_player bigint, p_method text, p_eur_cents bigint)
returns table (exceeded text, left_cents bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_limits cash_out_limits;
  v_rail_day bigint;
  v_left bigint;
begin
  select * into strict v_limits from cash_out_limits for share;
  if p_eur_cents > v_limits.most then return query select 'request', v_limits.most; return; end if;
  if v_limits.player_day is not null then
    perform pg_advisory_xact_lock(hashtextextended('cash_outs_of_player', p_player));
    v_left := v_limits.player_day - (select coalesce(sum(eur_cents), 0) from cash_outs where player_id = p_player
      and created_at > now() - interval '1 day' and state not in ('rejected', 'failed', 'returned'));
    if p_eur_cents > v_left then return query select 'player_day', greatest(v_left, 0); return; end if;
  end if;
  select day into v_rail_day from payout_methods where method = p_method for share;
  if v_rail_day is not null then
    perform pg_advisory_xact_lock(hashtextextended('cash_outs_of_rail:' || p_method, 0));
    v_left := v_rail_day - (select coalesce(sum(eur_cents), 0) from cash_outs where method = p_method
      and created_at > now() - interval '1 day' and state not in ('rejected', 'failed', 'returned'));
    if p_eur_cents > v_left then return query select 'rail_day', greatest(v_left, 0); end if;
  end if;
end
$$;

grant execute on function refused_by_limits(bigint, text, bigint) to carmine_app;

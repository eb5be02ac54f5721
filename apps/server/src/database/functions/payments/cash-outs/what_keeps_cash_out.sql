-- What came up since a withdrawal was approved and blocks the part not handed over yet: as what_holds_player, and player_restricted (staff
-- locked or closed the account since). Null if nothing does. Players who closed the account themselves are still paid.
create or replace function what_keeps_cash_out(p_cash_out bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_holds text;
begin
  select * into strict v_cash_out from cash_outs where id = p_cash_out;
  v_holds := what_holds_player(v_cash_out.player_id);
  if v_holds is not null then return v_holds; end if;
  return (select 'player_restricted' from players p
    where p.id = v_cash_out.player_id
      and (p.status = 'locked' or (p.status = 'closed' and exists (select from account_closures c
        where c.player_id = p.id and c.reopened_at is null and c.reason = 'staff')))
      and p.status_changed_at > coalesce((select max(at) from cash_out_steps
        where cash_out_id = p_cash_out and to_state = 'approved'), '-infinity'));
end
$$;

grant execute on function what_keeps_cash_out(bigint) to carmine_app;

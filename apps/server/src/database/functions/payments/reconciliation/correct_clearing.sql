-- Books what a difference amounts to between the party's clearing account and the house's adjustments. Called only by the approval of two
-- operators. gone: it was decided or closed since; changed: it amounts to something else now.
create or replace function correct_clearing(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_case reconciliation_cases;
  v_owner text;
  v_group bigint := nextval('transfer_groups');
  v_clearing bigint;
  v_house bigint;
  v_gap record;
begin
  select * into v_case from reconciliation_cases where id = p_request.subject::bigint for update;
  if v_case.id is null or v_case.state <> 'open' then return 'gone'; end if;
  if v_case.gap <> p_request.new_values -> 'gap' then return 'changed'; end if;
  v_owner := case when exists (select from chain_assets where code = v_case.party) then 'chain' else 'provider' end;
  for v_gap in select key as currency, value::bigint as amount from jsonb_each_text(v_case.gap) order by key loop
    v_clearing := ledger_account(v_owner, ledger_party(v_owner, v_case.party), v_gap.currency, 'clearing_in');
    v_house := ledger_account('house', 0, v_gap.currency, 'adjustment');
    perform ledger_move(v_group, 'clearing_corrected', case when v_gap.amount > 0 then v_clearing else v_house end,
      case when v_gap.amount > 0 then v_house else v_clearing end, v_gap.currency, abs(v_gap.amount));
    insert into bookings (reference, step, player_id, currency, amount, group_id, result)
    values ('approval:' || p_request.id, 'correct:' || v_gap.currency, 0, v_gap.currency, abs(v_gap.amount), v_group, '{}');
  end loop;
  return null;
end
$$;

-- What two operators agreed to, and never more than is owed at this moment. outcome: done, no_debt (nothing is owed any more),
-- not_allowed (one of the two may not decide this, or not any more), one_chain (one of them came in by the other, and somebody
-- else could agree).
create or replace function write_off_debt(p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
  v_gate player_gate;
  v_off bigint;
  v_refused text;
  v_group bigint := nextval('transfer_groups');
begin
  select * into v_matter from account_matters where id = p_matter and kind = 'write_off_debt' for no key update;
  if v_matter.state is distinct from 'asked' or v_matter.agreed_by is null then
    raise exception 'two operators write off a debt' using errcode = 'check_violation';
  end if;
  v_refused := refused_word(v_matter.asked_by, v_matter.agreed_by, array['support', 'risk', 'admin']);
  if v_refused is not null then return v_refused; end if;
  v_gate := lock_gate(v_matter.player_id);
  -- A statement of its own: it sees what settled the debt while this one waited.
  select least(owed, v_matter.amount) into v_off from player_debts
  where player_id = v_matter.player_id and currency = v_matter.currency;
  if coalesce(v_off, 0) = 0 then return 'no_debt'; end if;
  perform ledger_move(v_group, 'debt_written_off', ledger_account('house', 0, v_matter.currency, 'debt_loss'),
    ledger_account('house', v_matter.player_id, v_matter.currency, 'receivable'), v_matter.currency, v_off);
  insert into bookings (reference, step, player_id, currency, amount, group_id, result)
  values ('matter:' || p_matter, 'write_off', v_matter.player_id, v_matter.currency, v_off, v_group, '{}');
  update account_matters set state = 'done', written_off = v_off, ended_at = clock_timestamp() where id = p_matter;
  return 'done';
end
$$;

grant execute on function write_off_debt(bigint) to carmine_app;

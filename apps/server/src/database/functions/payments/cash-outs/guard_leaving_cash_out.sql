create or replace function guard_leaving_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_rules cash_out_rules;
begin
  if new.state = old.state then return new; end if;
  if new.state in ('approved', 'submitting') and not exists (select from cashout_holds
      where payment_id = new.id and player_id = new.player_id and currency = new.currency
        and cash_part + locked_part = new.amount and paid + returned = 0) then
    raise exception 'a withdrawal is paid only from its own hold' using errcode = 'check_violation';
  end if;
  if old.state = 'requested' and new.state = 'approved' then
    select * into strict v_rules from cash_out_rules for share;
    if not v_rules.automatic or new.eur_cents > v_rules.automatic_up_to
      or (select coalesce(sum(eur_cents), 0) from cash_outs where player_id = new.player_id
        and created_at > now() - interval '1 day' and state not in ('rejected', 'failed', 'returned')) > v_rules.automatic_per_day
      or exists (select from deposit_addresses d join chain_assets a on a.chain = d.chain
        where a.code = new.method and d.address = new.address)
      or exists (select from cash_out_legs where cash_out_id = new.id and method = 'MANUAL')
      or exists (select from players where id = new.player_id and status = 'locked') then
      raise exception 'this withdrawal needs the approval of an operator' using errcode = 'check_violation';
    end if;
  end if;
  if ((old.state = 'requested' and new.state = 'approved') or new.state = 'submitting'
      -- Submitted only after its bytes were broadcast; fiat legs are still to be ordered or paid by an operator.
      or (new.state = 'submitted' and not exists (select from chain_sends where cash_out_id = new.id and let_go_at is not null)))
    and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  if new.state = 'submitted' then
    -- For releases that do not store it beforehand.
    update chain_sends set let_go_at = clock_timestamp() where cash_out_id = new.id and txid is not null and let_go_at is null;
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_leaving before update on cash_outs for each row execute function guard_leaving_cash_out();

create or replace function fitting_account() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not (case new.owner_kind
    when 'player' then new.kind in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked', 'table')
    when 'house' then new.kind in ('bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'debt_loss', 'cold', 'bank_account',
      'unexplained', 'rake')
    when 'pool' then new.kind in ('jackpot', 'tournament')
    else new.kind in ('clearing_in', 'clearing_out')
  end and new.balance = 0 and new.unstaked = 0) then
    raise exception 'ledger: an account of a % cannot be of kind %, or must start at zero', new.owner_kind, new.kind
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger fitting before insert or update of owner_kind, kind on accounts
  for each row execute function fitting_account();

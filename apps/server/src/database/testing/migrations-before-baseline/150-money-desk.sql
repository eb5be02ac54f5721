-- What operators decide about money, kept by the database: a deposit that needs a person, a cash-out above the
-- threshold, and what is switched on.

-- Above this two different operators must agree, for deposits and for cash-outs. A request is worth €400 at most.
alter table cash_out_rules alter column two_persons_from set default 20000;
update cash_out_rules set two_persons_from = 20000 where two_persons_from = 100000;

-- EUR cents of everything that a person may want to look at is compared with the one threshold.
create function operators_needed(p_cents bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select case when p_cents >= two_persons_from then 2 else 1 end from cash_out_rules
$$;
grant execute on function operators_needed(bigint) to carmine_app;

-- What each operator said about a deposit in review; who changes their mind says it anew.
create table deposit_rulings (
  deposit_id bigint not null references deposits (id),
  operator_id bigint not null references operators (id),
  verdict text not null check (verdict in ('credit', 'refuse')),
  reason text not null check (length(reason) <= 2000),
  at timestamptz not null default now(),
  primary key (deposit_id, operator_id)
);
grant select, insert on deposit_rulings to carmine_app;
grant update (verdict, reason, at) on deposit_rulings to carmine_app;

-- What was credited where it was not what was asked for.
alter table deposits add column credited_amount bigint check (credited_amount > 0);
grant update (credited_amount) on deposits to carmine_app;
create index deposits_in_review on deposits (id) where state = 'review';

-- Worth of what came, in EUR cents, at the rate of the deposit.
create function deposit_worth(p_deposit deposits) returns bigint
language sql stable set search_path = pg_catalog, public as $$
  select case
    when p_deposit.paid_currency = p_deposit.currency and p_deposit.paid_amount is not null
      then ceil(p_deposit.eur_cents::numeric * p_deposit.paid_amount / p_deposit.amount)::bigint
    else p_deposit.eur_cents end
$$;
grant execute on function deposit_worth(deposits) to carmine_app;

create function guard_reviewed_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_agreed integer;
begin
  if old.state <> 'review' or new.state = 'review' then
    if new.credited_amount is distinct from old.credited_amount then
      raise exception 'only a person credits another amount than was asked for' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.state = 'refunded' and new.reason = 'refunded_by_gateway' then return new; end if;
  select count(*) into v_agreed from deposit_rulings
  where deposit_id = old.id and verdict = case new.state when 'credited' then 'credit' else 'refuse' end;
  if v_agreed < (case new.state when 'credited' then operators_needed(deposit_worth(old)) else 1 end) then
    raise exception 'too few operators agreed about this deposit' using errcode = 'check_violation';
  end if;
  if new.state = 'credited' and (old.paid_currency is distinct from old.currency
      or new.credited_amount is distinct from old.paid_amount) then
    raise exception 'only what came is credited, in the currency in which it came' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger deposits_reviewed before update on deposits for each row execute function guard_reviewed_deposit();

create function guard_cash_out_approval() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.state = 'review' and new.state = 'approved' and
     (select count(*) from cash_out_approvals where cash_out_id = old.id) < operators_needed(old.eur_cents) then
    raise exception 'too few operators agreed about this cash-out' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_outs_approved before update on cash_outs for each row execute function guard_cash_out_approval();

-- Where each currency is on, and the least that may come and go, in EUR cents. Neither is ever worth less than €10.
create table payment_currencies (
  currency text primary key check (currency ~ '^[A-Z]{3,8}$'),
  deposits boolean not null default true,
  cash_outs boolean not null default true,
  least_deposit bigint not null default 1000 check (least_deposit >= 1000),
  least_cash_out bigint not null default 1000 check (least_cash_out between 1000 and 40000),
  changed_at timestamptz not null default now()
);
insert into payment_currencies (currency) values ('EUR'), ('USD'), ('CAD'), ('BTC'), ('LTC'), ('DOG'), ('ETH'), ('USDT');
grant select on payment_currencies to carmine_app;
grant insert on payment_currencies to carmine_app;
grant update (deposits, cash_outs, least_deposit, least_cash_out, changed_at) on payment_currencies to carmine_app;

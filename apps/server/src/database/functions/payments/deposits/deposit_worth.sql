-- Value of the received amount in EUR cents, at the deposit's rate.
create or replace function deposit_worth(p_deposit deposits) returns bigint
language sql stable set search_path = pg_catalog, public as $$
  select case
    when p_deposit.paid_currency = p_deposit.currency and p_deposit.paid_amount is not null
      then ceil(p_deposit.eur_cents::numeric * p_deposit.paid_amount / p_deposit.amount)::bigint
    else p_deposit.eur_cents end
$$;

grant execute on function deposit_worth(deposits) to carmine_app;

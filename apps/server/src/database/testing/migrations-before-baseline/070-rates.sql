-- EUR for one unit of a currency: the present value, and each value it ever had.

create table rates (
  currency text primary key check (currency ~ '^[A-Z]{3,8}$' and currency <> 'EUR'),
  eur_per_unit numeric(30, 18) not null check (eur_per_unit > 0 and eur_per_unit <> 'NaN'),
  source text not null,
  -- The provider's time; what is stale is told from it.
  quoted_at timestamptz not null,
  fetched_at timestamptz not null default now()
);

-- One row per change of value. Kept: a deposit names the value it was measured with, this proves where it came from.
create table rate_changes (
  id bigint generated always as identity primary key,
  currency text not null,
  eur_per_unit numeric(30, 18) not null check (eur_per_unit > 0 and eur_per_unit <> 'NaN'),
  source text not null,
  quoted_at timestamptz not null,
  fetched_at timestamptz not null default now()
);
create index rate_changes_currency on rate_changes (currency, quoted_at);

grant select, insert, update on rates to carmine_app;
grant select, insert on rate_changes to carmine_app;

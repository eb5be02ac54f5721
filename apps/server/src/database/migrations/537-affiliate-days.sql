-- What an affiliate's players brought, by day (UTC), added up from transfers once the day is over: transfers never change, and a month is the sum of
-- its days. A second reading of the same transfers gives the same; nothing is known here that the ledger does not say.
create table affiliate_days (
  affiliate_id bigint not null references affiliates (id),
  day date not null,
  currency text not null,
  games bigint not null,
  bonuses bigint not null,
  reversals bigint not null,
  primary key (affiliate_id, day, currency)
);
grant select on affiliate_days to carmine_app;

-- The days before it have been added up. Null: none yet.
alter table affiliates add column days_before date;

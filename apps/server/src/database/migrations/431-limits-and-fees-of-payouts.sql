-- What one request and one day may take, and what methods cost: settings that take two operators to loosen.
create table cash_out_limits (
  only_row boolean primary key default true check (only_row),
  -- EUR cents of one request.
  most bigint not null default 40000 check (most between 1000 and 100000000),
  -- EUR cents of one player in 24 hours; null: no limit.
  player_day bigint check (player_day > 0),
  changed_at timestamptz not null default now()
);
insert into cash_out_limits default values;
grant select on cash_out_limits to carmine_app;
grant update (most, player_day, changed_at) on cash_out_limits to carmine_app;

-- By the code of a rail, a gateway, or MANUAL for bank transfers. A method without a row has no limit and no fee.
create table payout_methods (
  method text primary key check (method ~ '^[A-Z_]{2,16}$'),
  -- EUR cents that the house pays by this rail in 24 hours; null: no limit.
  day bigint check (day > 0),
  -- In 1/100 percent of the amount, and EUR cents.
  fee_points integer not null default 0 check (fee_points between 0 and 2000),
  fee_fixed bigint not null default 0 check (fee_fixed between 0 and 10000),
  changed_at timestamptz not null default now()
);
grant select, insert on payout_methods to carmine_app;
grant update (day, fee_points, fee_fixed, changed_at) on payout_methods to carmine_app;

-- The limit is a setting now, and a trigger compares with it.
alter table cash_outs drop constraint cash_outs_maximum;
create index cash_outs_of_rail on cash_outs (method, created_at);

insert into approval_policies (kind, askers, approvers, enders)
select kind, array['risk', 'admin'], array['risk', 'admin'], array['risk', 'admin']
from (values ('loosen_limits'), ('set_payout_method')) policy (kind);

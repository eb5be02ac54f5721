-- Whether each gateway answers. A gateway that is down is not offered to players, on every server at once.
create table gateway_health (
  gateway text primary key check (gateway ~ '^[A-Z_]{2,16}$'),
  -- The last answer to a query or an order.
  answered_at timestamptz,
  -- The last call without an answer, and why.
  failed_at timestamptz,
  failure text check (failure ~ '^[a-z_]{1,60}$'),
  -- Since the last answer of the same kind.
  failed_queries integer not null default 0 check (failed_queries >= 0),
  failed_orders integer not null default 0 check (failed_orders >= 0),
  -- After too many failed orders in a row, none is placed until then.
  orders_paused_until timestamptz,
  failing_since timestamptz,
  -- Deposits of the last 24 hours: those that ended, those credited, and the median time to credit.
  ended_day integer not null default 0 check (ended_day >= 0),
  credited_day integer not null default 0 check (credited_day between 0 and ended_day),
  day_seconds integer check (day_seconds >= 0),
  -- The median of the last hour, once there are enough.
  hour_seconds integer check (hour_seconds >= 0),
  measured_at timestamptz,
  check ((failing_since is null) = (failed_queries = 0 and failed_orders = 0)),
  check (orders_paused_until is null or failed_orders > 0)
);
grant select, insert, update on gateway_health to carmine_app;

create index deposits_lately on deposits (gateway, created_at);

-- Of each operator: how many searches found nobody since the time began that is counted now.
create table operator_search_misses (
  operator_id bigint primary key references operators (id),
  began_at timestamptz not null default now(),
  misses integer not null default 1 check (misses > 0)
);
grant select, insert, update on operator_search_misses to carmine_app;

-- What processes without a door of their own (workers) have counted, for the one that Prometheus asks. Losing it in a
-- crash is fine: the counters start again with their process.
create unlogged table process_figures (
  process text primary key check (length(process) <= 200),
  figures jsonb not null,
  told_at timestamptz not null default now()
);
grant select, insert, update, delete on process_figures to carmine_app;

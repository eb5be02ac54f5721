-- Which cell of the house this database is. Written once, at the first start.
create table cell (
  only_row boolean primary key default true check (only_row),
  number integer not null check (number between 0 and 32767)
);
grant select on cell to carmine_app;

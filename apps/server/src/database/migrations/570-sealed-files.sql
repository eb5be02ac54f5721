-- Documents, evidence and exports of players, sealed before they come here: every server of the house reads them, and they are in the same
-- back-up as the rows that name them. The names are random; the row that holds one says whose it is.
create table sealed_files (
  shelf text not null check (shelf in ('papers', 'exports', 'evidence')),
  name text not null check (name ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (length(bytes) <= 268435456),
  written_at timestamptz not null default now(),
  primary key (shelf, name)
);
-- What is sealed cannot be compressed.
alter table sealed_files alter column bytes set storage external;
create index sealed_files_age on sealed_files (shelf, written_at);
grant select, insert, delete on sealed_files to carmine_app;

-- What wants the eyes of those who watch over money laundering: thresholds, lists, flags that hold cash-outs, notes.

-- The operator's thresholds, one row; EUR cents within a rolling window.
create table risk_rules (
  only_row boolean primary key default true check (only_row),
  deposits_day bigint not null default 200000 check (deposits_day > 0),
  deposits_month bigint not null default 1000000 check (deposits_month > 0),
  deposits_year bigint not null default 5000000 check (deposits_year > 0),
  cash_outs_day bigint not null default 200000 check (cash_outs_day > 0),
  cash_outs_month bigint not null default 1000000 check (cash_outs_month > 0),
  cash_outs_year bigint not null default 5000000 check (cash_outs_year > 0),
  -- From which likeness of names, 0 to 100, an entry of a list is a hit.
  name_score integer not null default 88 check (name_score between 60 and 100),
  changed_at timestamptz not null default now()
);
insert into risk_rules default values;
grant select on risk_rules to carmine_app;
grant update (deposits_day, deposits_month, deposits_year, cash_outs_day, cash_outs_month, cash_outs_year, name_score, changed_at)
  on risk_rules to carmine_app;

-- Lists of sanctioned and of politically exposed persons, as the operator loads them. A new load replaces the old one.
create table watch_lists (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 60),
  kind text not null check (kind in ('sanctions', 'exposed')),
  -- SHA-256 of the file.
  digest bytea not null check (octet_length(digest) = 32),
  loaded_at timestamptz not null default now(),
  loaded_by bigint references operators (id)
);
create table watch_entries (
  id bigint generated always as identity primary key,
  list_id bigint not null references watch_lists (id) on delete cascade,
  -- The list's own number of the person; names of one person share it.
  reference text not null check (length(reference) between 1 and 100),
  name text not null check (length(name) between 1 and 300),
  -- `YYYY-MM-DD`, or the year alone.
  born text check (born ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$')
);
create index watch_entries_list on watch_entries (list_id, reference);
grant select, insert, update, delete on watch_lists to carmine_app;
grant select, insert, delete on watch_entries to carmine_app;

create table risk_flags (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in (
    'deposits_day', 'deposits_month', 'deposits_year', 'cash_outs_day', 'cash_outs_month', 'cash_outs_year',
    'sanctions', 'exposed', 'same_papers', 'same_payout', 'same_address', 'same_phone', 'by_staff')),
  -- What raised it: the same is raised once, and stays cleared once it was cleared.
  cause text not null check (length(cause) between 1 and 200),
  -- Figures and ids; nothing personal.
  detail jsonb not null default '{}' check (length(detail::text) <= 2000),
  -- Cash-outs wait for a person while it is open.
  holds boolean not null,
  raised_at timestamptz not null default clock_timestamp(),
  raised_by bigint references operators (id),
  -- The operator's words, under the player's key.
  note_sealed bytea,
  cleared_at timestamptz,
  cleared_by bigint references operators (id),
  clearing_sealed bytea,
  unique (player_id, kind, cause),
  check ((cleared_at is null) = (cleared_by is null))
);
create index risk_flags_open on risk_flags (id) where cleared_at is null;
create index risk_flags_player on risk_flags (player_id, id desc);
grant select, insert on risk_flags to carmine_app;
grant update (cleared_at, cleared_by, clearing_sealed) on risk_flags to carmine_app;

create function guard_risk_flag() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a flag is never forgotten' using errcode = 'check_violation'; end if;
  if old.cleared_at is not null then
    raise exception 'a cleared flag never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger risk_flags_guarded before update or delete on risk_flags for each row execute function guard_risk_flag();

-- What operators write down about a player, under the player's key. Never changed.
create table risk_notes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  operator_id bigint not null references operators (id),
  note_sealed bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index risk_notes_player on risk_notes (player_id, id desc);
grant select, insert on risk_notes to carmine_app;

-- Keyed hashes of where somebody lives and is reached: finds the same at another player, and says nothing by itself.
create table risk_marks (
  player_id bigint not null references players (id),
  kind text not null check (kind in ('address', 'phone')),
  mark bytea not null check (octet_length(mark) = 32),
  primary key (player_id, kind)
);
create index risk_marks_mark on risk_marks (kind, mark);
grant select, insert, update, delete on risk_marks to carmine_app;
create index cash_outs_address on cash_outs (method, address);

-- Papers that players hand in, and what came of them. The files themselves lie outside, sealed with the player's key.

create table verification_cases (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('identity', 'bill')),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  -- Who is expected to decide: the provider has not got it yet, has got it, or only a person can.
  stage text not null default 'waiting' check (stage in ('waiting', 'handed', 'manual')),
  provider text not null,
  created_at timestamptz not null default now(),
  -- When the provider is asked next, and how often it was.
  next_ask_at timestamptz not null default now(),
  asked integer not null default 0,
  decided_at timestamptz,
  -- Null where the provider decided.
  decided_by bigint references operators (id),
  refusal text,
  -- The operator's own words to the player, and the details that were compared: sealed with the player's key.
  note_sealed bytea,
  details_sealed bytea not null,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'rejected') = (refusal is not null))
);
-- Of two uploads at once only one makes a case.
create unique index verification_cases_open on verification_cases (player_id, kind) where status = 'pending';
create index verification_cases_player on verification_cases (player_id, kind, id desc);
create index verification_cases_pending on verification_cases (id) where status = 'pending';
grant select, insert on verification_cases to carmine_app;
grant update (status, stage, next_ask_at, asked, decided_at, decided_by, refusal, note_sealed) on verification_cases to carmine_app;

create table verification_papers (
  id bigint generated always as identity primary key,
  case_id bigint not null references verification_cases (id),
  player_id bigint not null references players (id),
  side text not null check (side in ('front', 'back', 'selfie', 'bill')),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size integer not null check (size > 0),
  -- Keyed hash of what was handed in: finds the same paper at another player, and says nothing by itself.
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- Random; the only link between a row and its file.
  file text not null unique check (file ~ '^[0-9a-f]{64}$'),
  -- As the player's own device calls it.
  name_sealed bytea not null,
  created_at timestamptz not null default now(),
  unique (case_id, side)
);
create index verification_papers_player on verification_papers (player_id);
create index verification_papers_content on verification_papers (content_hash);
grant select, insert on verification_papers to carmine_app;

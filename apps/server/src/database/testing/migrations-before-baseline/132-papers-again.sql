-- Papers that are asked for again: documents that expire, verifications taken back, and where somebody's money comes from.

alter table verification_cases
  drop constraint verification_cases_kind_check,
  add constraint verification_cases_kind_check check (kind in ('identity', 'bill', 'funds')),
  -- The last day of a document, where the operator noted it.
  add column valid_until date;
alter table verification_papers
  drop constraint verification_papers_side_check,
  add constraint verification_papers_side_check check (side in ('front', 'back', 'selfie', 'bill', 'funds'));
create index verification_cases_valid_until on verification_cases (valid_until)
  where status = 'verified' and valid_until is not null;
grant update (valid_until) on verification_cases to carmine_app;

-- An operator wants to know where a player's money comes from. Cash-outs wait while one is open.
create table funds_requests (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- The operator's words to the player, under the player's key.
  note_sealed bytea,
  closed_at timestamptz
);
create unique index funds_requests_open on funds_requests (player_id) where closed_at is null;
grant select, insert on funds_requests to carmine_app;
grant update (closed_at) on funds_requests to carmine_app;

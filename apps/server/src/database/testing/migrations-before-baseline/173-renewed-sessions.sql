-- A session's id changes where the session may do more than before. What was under way with the old one is answered for a
-- moment longer, without what the new one may do.
alter table sessions add column previous_token_hash bytea check (octet_length(previous_token_hash) = 32);
alter table sessions add column renewed_at timestamptz;
alter table sessions add check ((previous_token_hash is null) = (renewed_at is null));
create index sessions_previous_token on sessions (previous_token_hash) where previous_token_hash is not null;

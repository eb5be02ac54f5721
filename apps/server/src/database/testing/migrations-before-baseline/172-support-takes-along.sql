-- A visitor who signs in takes the conversation along: it becomes the player's, or goes into the one the player has open.

-- The conversation that this one went into; its address leads there.
alter table support_threads add column merged_into bigint references support_threads (id) on delete cascade;
alter table support_threads add constraint support_threads_merged check (merged_into is null or status = 'closed');
create index support_threads_merged_into on support_threads (merged_into) where merged_into is not null;
create index support_threads_of_visitor on support_threads (visitor_hash) where visitor_hash is not null;
grant update (player_id, visitor_hash, merged_into) on support_threads to carmine_app;

-- Sealed anew with the player's key, so that it is erased with the player.
grant update (thread_id, body_sealed, client_key) on support_messages to carmine_app;

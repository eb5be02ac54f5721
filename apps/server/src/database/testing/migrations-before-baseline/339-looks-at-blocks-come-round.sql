-- Where the pass over the blocks ends that is under way: at the newest one of when it began. Without an end of its own a pass
-- never comes round while blocks are added as fast as they are looked at.
alter table ledger_seal_watch add column pass_to bigint;
grant update (pass_to) on ledger_seal_watch to carmine_app;

-- Up to which block of seals the credits were compared with their deposits.
alter table ledger_seal_watch add column credits_checked_n bigint not null default 0;
grant update (credits_checked_n) on ledger_seal_watch to carmine_app;

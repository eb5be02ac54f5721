-- The roll-up has every account's balance, players' too, and how many sides of transfers it is made of: the watcher and a
-- player's statement read it and what came since. Nothing is rolled up while the sums of before are made.
select 1 from feed_cursors where consumer = 'wallet.roll-ups' for update;
alter table account_rollups add column postings bigint not null default 0;
insert into account_rollups (account_id, balance, postings)
select s.account_id, sum(s.amount), count(*) from (
  select from_account as account_id, -amount as amount from transfers where id <= (select up_to_transfer from rollup_mark)
  union all
  select to_account, amount from transfers where id <= (select up_to_transfer from rollup_mark)) s
group by s.account_id
on conflict (account_id) do update set postings = excluded.postings;

-- How far the watcher has come: the last transfer that its looks have seen with everything before it, and the last account of
-- its round through those that did not move.
create table ledger_watch (
  only_row boolean primary key default true check (only_row),
  seen_transfer bigint not null default 0,
  checked_account bigint not null default 0
);
-- Who stands still since before has a turn.
insert into ledger_watch (seen_transfer) select up_to_transfer from rollup_mark;
-- Accounts that did not say what they should; looked at again each time until they do.
create table suspect_accounts (
  account_id bigint primary key,
  found_at timestamptz not null default clock_timestamp()
);
grant select on ledger_watch, suspect_accounts to carmine_app;
-- It takes the number of accounts now, with a default.
drop function if exists watch_ledger();

-- Each transfer as two signed postings.
create or replace view postings as
  select id as transfer_id, created_at, group_id, kind, from_account as account_id, currency, -amount as amount,
         round_id, payment_id, grant_id
  from transfers
  union all
  select id, created_at, group_id, kind, to_account, currency, amount, round_id, payment_id, grant_id from transfers;

grant select on postings to carmine_app;

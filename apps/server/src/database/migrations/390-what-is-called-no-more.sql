-- What was kept for the release before the last one: neither this one nor the last one asks for it.
drop view if exists account_matters;
drop function if exists ask_approval(text, text, jsonb, bigint, text);
drop function if exists approve_request(bigint, bigint, text, bytea, bigint);
drop function if exists prune_replies(integer);
drop function if exists roll_up_mark();
alter table chains drop column fee_raw, drop column fee_at;

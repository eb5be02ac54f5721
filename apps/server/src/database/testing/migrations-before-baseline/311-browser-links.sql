-- A link of a mail that makes the browser it is opened in a known one: wrong passwords from elsewhere no longer count there.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check check (purpose in ('confirm', 'reset', 'browser'));

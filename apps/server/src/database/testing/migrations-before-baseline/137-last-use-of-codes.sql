-- When a code of the authenticator program last opened something: whoever uses it has not lost it.
alter table totp_secrets add column last_used_at timestamptz;

-- Sessions that ended because staff locked the account: their own browsers may be told why, and nobody else.
alter table sessions add column locked_out boolean not null default false;

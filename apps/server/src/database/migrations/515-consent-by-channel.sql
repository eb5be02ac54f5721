-- Promotions by mail and as notices on the site: one consent each, with where the answer was given.
alter table player_profiles add column receive_notice_promo boolean not null default false;
alter table consents add column source text;
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (kind in ('terms', 'email_promotions', 'notice_promotions')) not valid;
alter table consents validate constraint consents_kind_check;
-- Null: answered before this was kept.
alter table consents add constraint consents_source check (source in ('registration', 'profile', 'mail', 'protection')) not valid;
alter table consents validate constraint consents_source;

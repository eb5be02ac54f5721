-- The code of the link that led to a registration, beside the code that the player typed: neither replaces the other.
alter table players add column landing_code text;
-- Brand of the site that was registered on: a code for one brand counts for who registered there.
alter table players add column registration_skin text;

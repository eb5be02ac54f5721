-- Requests about players had a table and numbers of their own once; the audit log and bookings of that time name those.
alter table approval_requests rename column account_matter_id to former_id;
alter table approval_requests rename constraint approval_requests_account_matter_id_key to approval_requests_former_id_key;

-- What a coin's smallest unit is worth stands with its asset. The last release writes it only with a network that is new to it.
alter table chains drop column raw_per_subunit;

-- The servers could put the house's money into a pool alone. Beyond a pool's first seed it is a request that two operators agree on.
drop function if exists seed_jackpot(bigint, text, bigint);

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('seed_jackpot', 'house', array['payments', 'admin'], array['risk', 'admin'], array['risk', 'admin'], interval '7 days', false);

alter table jackpot_seeds add column request_id bigint;
alter table jackpot_seeds add constraint jackpot_seeds_request_fkey foreign key (request_id) references approval_requests (id) not valid;
alter table jackpot_seeds validate constraint jackpot_seeds_request_fkey;
create unique index jackpot_seeds_request on jackpot_seeds (request_id);

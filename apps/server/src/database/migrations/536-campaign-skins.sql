-- Returns the brand of the registration, so that a campaign can be for players of one brand.
drop function if exists campaign_facts(bigint, integer);

-- Two more card gateways start switched on: no operator can have decided about them, because no release had an adapter.
-- The further tiers stay off until an operator switches them on.
insert into payment_gateways (code, enabled) values ('DEV_CODE', true), ('BR_PAY', true)
on conflict (code) do update set enabled = true, changed_at = now();

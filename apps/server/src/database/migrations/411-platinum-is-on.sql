-- The gateway EMS (Platinum) exists from now on. Nobody can have decided against it: without an adapter there was nothing to switch.
update payment_gateways set enabled = true where code = 'EMS';

-- Two e-wallets and Canadian bank payments are offered where the installation has an account there.
insert into payment_gateways (code, enabled) values ('MI_FINITY', true), ('INTERACT', true), ('JETON', true)
on conflict (code) do nothing;

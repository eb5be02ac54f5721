-- Operators find a payment by what its gateway, a bank or a chain calls it.
create index deposits_reference on deposits (provider_reference) where provider_reference is not null;
create index cash_out_legs_reference on cash_out_legs (reference) where reference is not null;
create index deposit_refunds_reference on deposit_refunds (reference) where reference is not null;
create index address_proofs_address on address_proofs (chain, address);

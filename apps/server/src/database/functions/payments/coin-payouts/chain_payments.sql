-- What the house's wallet sends: withdrawals of players, and drains to cold addresses. Both have their transactions in chain_sends.
create or replace view chain_payments as
  select id, 'cash_out' as kind, method as asset, state, updated_at from cash_outs
  union all
  select id, 'drain' as kind, asset, state, updated_at from treasury_drains;

grant select on chain_payments to carmine_app;

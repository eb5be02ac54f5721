-- Balances of accounts without a stored balance.
create or replace view derived_balances as
  select a.id, a.owner_kind, a.owner_id, a.currency, a.kind,
    coalesce(r.balance, 0) + coalesce(later.change, 0) as balance
  from accounts a
  left join account_rollups r on r.account_id = a.id
  left join changes_since_roll_up() later on later.account_id = a.id
  where a.owner_kind not in ('player', 'pool');

grant select on derived_balances to carmine_app;

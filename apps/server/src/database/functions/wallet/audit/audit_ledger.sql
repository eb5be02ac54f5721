-- As before, and what a player owes is what the account says that it is owed to.
create or replace function audit_ledger() returns setof ledger_finding
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with moved as materialized (
    select account_id, sum(amount) as balance,
      sum(amount) filter (where transfer_id <= (select up_to_transfer from rollup_mark)) as rolled_up,
      count(*) filter (where transfer_id <= (select up_to_transfer from rollup_mark)) as postings
    from postings group by account_id
  ),
  broken (check_name, example) as (
    select 'stored balance = its transfers', a.id::text
    from accounts a left join moved m on m.account_id = a.id
    where a.owner_kind in ('player', 'pool') and a.balance <> coalesce(m.balance, 0)
    union all
    select 'derived balance = its transfers', d.id::text
    from derived_balances d left join moved m on m.account_id = d.id where d.balance <> coalesce(m.balance, 0)
    union all
    select 'the roll-up of an account = its transfers', coalesce(r.account_id, m.account_id)::text
    from account_rollups r full join moved m on m.account_id = r.account_id
    where coalesce(r.balance, 0) <> coalesce(m.rolled_up, 0) or coalesce(r.postings, 0) <> coalesce(m.postings, 0)
    union all
    select 'balances of a currency add up to nothing', c.currency from (
      select currency, sum(balance) as total from (
        select currency, balance from accounts where owner_kind in ('player', 'pool')
        union all select currency, balance from derived_balances) b
      group by currency) c where c.total <> 0
    union all
    select 'a transfer joins two accounts of its currency', t.id::text
    from transfers t left join accounts f on f.id = t.from_account left join accounts o on o.id = t.to_account
    where f.currency is distinct from t.currency or o.currency is distinct from t.currency
    union all
    select 'next nonce = rounds of the seed', s.id::text
    from seeds s left join player_gate g on g.active_seed_id = s.id
    left join (select seed_id, count(*) as played, max(nonce) as last from nonces group by seed_id) n on n.seed_id = s.id
    where coalesce(n.played, 0) <> case s.state when 'active' then g.next_nonce when 'revealed' then coalesce(s.last_nonce + 1, 0) else 0 end
      or coalesce(n.last + 1, 0) <> coalesce(n.played, 0) or (s.state = 'active' and g.player_id is distinct from s.player_id)
    union all
    select 'a nonce is the nonce of its round', n.round_id::text
    from nonces n full join (select id, player_id, seed_id, nonce from every_round where seed_id is not null) r on r.id = n.round_id
    where (n.player_id, n.seed_id, n.nonce) is distinct from (r.player_id, r.seed_id, r.nonce)
    union all
    select 'a step is of a round of its player', a.round_id::text
    from round_actions a left join every_round r on r.id = a.round_id where r.player_id is distinct from a.player_id
    union all
    select 'a round stands in the books once', r.id::text from every_round r group by r.id having count(*) > 1
    union all
    select 'a round took and paid what its transfers say', r.id::text
    from every_round r left join (
      select t.round_id, e.settled_at,
        sum(case when t.kind = 'bet' then t.amount when t.kind in ('refund', 'bet_reversed') then -t.amount else 0 end) as staked,
        sum(case when t.kind in ('win', 'promo_win', 'free_spin_win') then t.amount
          when t.kind in ('win_reversed', 'promo_win_reversed') then -t.amount
          when t.kind = 'receivable' then -t.amount else 0 end) as payout
      from transfers t join every_round e on e.id = t.round_id
      where t.created_at <= coalesce(e.settled_at, 'infinity') group by t.round_id, e.settled_at
    ) t on t.round_id = r.id
    where r.staked <> coalesce(t.staked, 0) or r.payout <> coalesce(t.payout, 0)
    union all
    select 'a transfer of a round has its round', t.id::text
    from transfers t where t.round_id is not null and not exists (select from every_round r where r.id = t.round_id)
    union all
    select 'money on its way out = open holds', a.id::text
    from accounts a left join (
      select player_id, currency, sum(cash_part + locked_part - paid - returned) as held from cashout_holds
      group by player_id, currency) h on h.player_id = a.owner_id and h.currency = a.currency
    where a.owner_kind = 'player' and a.kind = 'cashout_pending' and a.balance <> coalesce(h.held, 0)
    union all
    select 'what a player owes = the account it is owed to', coalesce(d.player_id, r.owner_id) || ' ' || coalesce(d.currency, r.currency)
    from player_debts d
    full join (select * from derived_balances where owner_kind = 'house' and kind = 'receivable') r
      on r.owner_id = d.player_id and r.currency = d.currency
    where coalesce(d.owed, 0) <> -coalesce(r.balance, 0)
    union all
    select 'bonus money belongs to the active bonus', a.id::text
    from accounts a join player_gate g on g.player_id = a.owner_id
    where a.owner_kind = 'player' and a.kind = 'bonus' and a.balance <> 0 and g.bonus_currency is distinct from a.currency
    union all
    select 'the gate and the bonuses name the same one', g.player_id::text
    from player_gate g full join (select * from bonuses where state = 'active') b on b.player_id = g.player_id
    where g.bonus_id is distinct from b.id
    union all
    select 'used free spins = rounds of the grant', f.id::text
    from free_spin_grants f left join (
      select grant_id, count(*) as played from every_round where funding = 'free_spin' and status <> 'voided'
      group by grant_id) r on r.grant_id = f.id
    where f.used <> coalesce(r.played, 0)
    union all
    select 'a jackpot was paid or is there', p.id::text
    from jackpot_pools p join accounts a on a.id = p.account_id
    left join (select pool_id, sum(cents) as won from jackpot_wins group by pool_id) w on w.pool_id = p.id
    where p.contributed_micro <> (p.paid_cents + a.balance) * 1000000 + p.remainder_micro or p.paid_cents <> coalesce(w.won, 0)
    union all
    select 'jackpots hold what the rounds put in', 'all pools' where
      (select coalesce(sum(contributed_micro), 0) from jackpot_pools)
      <> (select coalesce(sum(jackpot_micro), 0) from every_round)
        + (select coalesce(sum(seed_cents::numeric * (1 + (
            select count(*) from jackpot_wins w where w.pool_id = p.id and w.emptied))), 0) from jackpot_pools p) * 1000000
    union all
    select 'rows lie in the partition of their month', x.at::text from (
      select created_at as at from transfers_default union all select created_at from rounds_default) x
  )
  select check_name, count(*), (array_agg(example order by example))[1:5] from broken group by check_name order by check_name
$$;

grant execute on function audit_ledger() to carmine_app;

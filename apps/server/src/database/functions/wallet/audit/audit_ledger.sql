-- All invariants of the ledger. p_whole: over everything; otherwise over what follows the last sealed month, plus the balances at its end.
-- Reads one snapshot, planned for the position where the month ended.
create or replace function audit_ledger(p_whole boolean default true) returns setof ledger_finding
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off
set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_mark bigint := (select up_to_transfer from rollup_mark);
  v_transfers bigint := 0;
  v_rounds bigint := 0;
  v_open bigint[] := '{}';
  v_jackpots numeric := 0;
  v_spins timestamptz := '-infinity';
begin
  if not p_whole and exists (select from month_seals) then
    select s.transfers_to, s.rounds_to, s.still_open into strict v_transfers, v_rounds, v_open
    from month_seals m join ledger_seals s on s.n = m.block order by m.month desc limit 1;
    select sum(jackpot_micro) into strict v_jackpots from month_seals;
    -- Grants whose spins may have been used since.
    select coalesce(min(f.created_at), now()) into strict v_spins from free_spin_grants f
    where f.valid_to >= (select month + interval '1 month' from month_seals order by month desc limit 1) at time zone 'UTC';
  end if;

  return query
  with later_transfers as not materialized (
    select t.* from transfers t where t.id > v_transfers
  ),
  later_rounds as not materialized (
    select r.* from every_round r where r.id > v_rounds
    union all select r.* from every_round r where r.id = any (v_open)
  ),
  moved as materialized (
    select account_id, sum(amount) as balance, sum(amount) filter (where rolled_up) as rolled_up,
      sum(sides) filter (where rolled_up) as postings
    from (
      select p.account_id, p.amount, p.transfer_id <= v_mark as rolled_up, 1::bigint as sides from postings p where p.transfer_id > v_transfers
      union all select b.account_id, b.balance, true, b.postings from sealed_balances b where v_transfers > 0) m
    group by account_id
  ),
  derived as materialized (select * from derived_balances),
  -- Seeds that may have been used since, the first nonce to check, and the expected number in total.
  going_seeds as materialized (
    select s.id, s.player_id, case s.state when 'active' then g.next_nonce when 'revealed' then coalesce(s.last_nonce + 1, 0) else 0 end as nonces,
      case when v_rounds = 0 then 0 else coalesce(l.nonce, greatest(case s.state when 'active' then g.next_nonce
        when 'revealed' then coalesce(s.last_nonce + 1, 0) else 0 end - 1, 0)) end as from_nonce,
      s.state = 'active' and g.player_id is distinct from s.player_id as is_elsewhere
    from seeds s left join player_gate g on g.active_seed_id = s.id
    left join (select seed_id, min(nonce) as nonce from later_rounds where v_rounds > 0 and seed_id is not null group by seed_id) l
      on l.seed_id = s.id
    where v_rounds = 0 or g.player_id is not null or l.seed_id is not null
  ),
  played as not materialized (
    select n.seed_id, n.player_id, n.nonce, n.round_id from nonces n where v_rounds = 0
    union all
    select n.seed_id, n.player_id, n.nonce, n.round_id from going_seeds s
    join nonces n on n.player_id = s.player_id and n.seed_id = s.id and n.nonce >= s.from_nonce where v_rounds > 0
  ),
  broken (check_name, example) as (
    select 'stored balance = its transfers', a.id::text
    from accounts a left join moved m on m.account_id = a.id
    where a.owner_kind in ('player', 'pool') and a.balance <> coalesce(m.balance, 0)
    union all
    select 'derived balance = its transfers', d.id::text
    from derived d left join moved m on m.account_id = d.id where d.balance <> coalesce(m.balance, 0)
    union all
    select 'the roll-up of an account = its transfers', coalesce(r.account_id, m.account_id)::text
    from account_rollups r full join moved m on m.account_id = r.account_id
    where coalesce(r.balance, 0) <> coalesce(m.rolled_up, 0) or coalesce(r.postings, 0) <> coalesce(m.postings, 0)
    union all
    select 'balances of a currency add up to nothing', c.currency from (
      select currency, sum(balance) as total from (
        select currency, balance from accounts where owner_kind in ('player', 'pool')
        union all select currency, balance from derived) b
      group by currency) c where c.total <> 0
    union all
    select 'a transfer joins two accounts of its currency', t.id::text
    from later_transfers t left join accounts f on f.id = t.from_account left join accounts o on o.id = t.to_account
    where f.currency is distinct from t.currency or o.currency is distinct from t.currency
    union all
    select 'next nonce = rounds of the seed', s.id::text
    from going_seeds s
    left join (select seed_id, count(*) as played, max(nonce) as last from played group by seed_id) n on n.seed_id = s.id
    where coalesce(n.played, 0) <> s.nonces - s.from_nonce or coalesce(n.last + 1, s.nonces) <> s.nonces or s.is_elsewhere
    union all
    select 'a nonce is the nonce of its round', coalesce(n.round_id, r.id)::text
    from (select * from played where round_id > v_rounds or round_id = any (v_open)) n
    full join (select id, player_id, seed_id, nonce from later_rounds where seed_id is not null) r on r.id = n.round_id
    where (n.player_id, n.seed_id, n.nonce) is distinct from (r.player_id, r.seed_id, r.nonce)
    union all
    -- Steps of a sealed month are covered by its rounds' digests.
    select 'a step is of a round of its player', a.round_id::text
    from round_actions a left join every_round r on r.id = a.round_id where v_rounds = 0 and r.player_id is distinct from a.player_id
    union all
    select 'a round stands in the books once', r.id::text from later_rounds r group by r.id having count(*) > 1
    union all
    select 'a round took and paid what its transfers say', r.id::text
    from later_rounds r left join (
      select t.round_id, e.settled_at,
        sum(case when t.kind = 'bet' then t.amount when t.kind in ('refund', 'bet_reversed') then -t.amount else 0 end) as staked,
        sum(case when t.kind in ('win', 'promo_win', 'free_spin_win') then t.amount
          when t.kind in ('win_reversed', 'promo_win_reversed') then -t.amount
          when t.kind = 'receivable' then -t.amount else 0 end) as payout
      from (
        select round_id, kind, amount, created_at from later_transfers where round_id is not null
        union all
        -- Rounds that were open when the month ended; no others have transfers on both sides.
        select t.round_id, t.kind, t.amount, t.created_at from every_round o
        join transfers t on t.player_id = o.player_id and t.round_id = o.id and t.created_at >= o.created_at and t.id <= v_transfers
        where o.id = any (v_open)) t
      join later_rounds e on e.id = t.round_id
      where t.created_at <= coalesce(e.settled_at, 'infinity') group by t.round_id, e.settled_at
    ) t on t.round_id = r.id
    where r.staked <> coalesce(t.staked, 0) or r.payout <> coalesce(t.payout, 0)
    union all
    -- No transfer may be added to a round of a sealed month.
    select distinct 'a round took and paid what its transfers say', r.id::text
    from later_transfers t join rounds r on r.id = t.round_id
    where t.round_id <= v_rounds and t.round_id <> all (v_open) and t.created_at <= r.settled_at
    union all
    select 'a transfer of a round has its round', t.id::text
    from later_transfers t where t.round_id is not null and not exists (select from every_round r where r.id = t.round_id)
    union all
    select 'money on its way out = open holds', a.id::text
    from accounts a left join (
      select player_id, currency, sum(cash_part + locked_part - paid - returned) as held from cashout_holds
      group by player_id, currency) h on h.player_id = a.owner_id and h.currency = a.currency
    where a.owner_kind = 'player' and a.kind = 'cashout_pending' and a.balance <> coalesce(h.held, 0)
    union all
    select 'money at tables = the stacks there', a.id::text
    from accounts a left join (select player_id, currency, sum(amount) as there from table_stacks group by player_id, currency) s
      on s.player_id = a.owner_id and s.currency = a.currency
    where a.owner_kind = 'player' and a.kind = 'table' and a.balance <> coalesce(s.there, 0)
    union all
    select 'a stack is of a seat', s.player_id || ' ' || s.table_id
    from table_stacks s left join live_seats l on l.player_id = s.player_id and l.table_id = s.table_id where l.player_id is null
    union all
    -- A sum over all hands, so only where all of the ledger is looked at.
    select 'rake = what hands took and did not pay', coalesce(r.currency, h.currency)
    from (select currency, balance from derived where owner_kind = 'house' and kind = 'rake') r
    full join (select currency, sum(staked - won) as taken from live_hands group by currency) h on h.currency = r.currency
    where v_transfers = 0 and coalesce(r.balance, 0) <> coalesce(h.taken, 0)
    union all
    select 'what a player owes = the account it is owed to', coalesce(d.player_id, r.owner_id) || ' ' || coalesce(d.currency, r.currency)
    from player_debts d
    full join (select * from derived where owner_kind = 'house' and kind = 'receivable') r
      on r.owner_id = d.player_id and r.currency = d.currency
    where coalesce(d.owed, 0) <> -coalesce(r.balance, 0)
    union all
    select 'bonus money belongs to the active bonus', a.id::text
    from accounts a join player_gate g on g.player_id = a.owner_id
    where a.owner_kind = 'player' and a.kind = 'bonus' and a.balance <> 0 and g.bonus_currency is distinct from a.currency
    union all
    select 'the gate and the bonuses name the same one', g.player_id::text
    from player_gate g full join (select * from bonuses where state = 'active') b on b.player_id = g.player_id
    where (g.bonus_id, g.conversion_cap, g.game_weights) is distinct from (b.id, b.conversion_cap, b.game_weights)
      or coalesce(g.except_games, '{}') <> coalesce(b.except_games, '{}')
    union all
    select 'used free spins = rounds of the grant', f.id::text
    from free_spin_grants f left join (
      select grant_id, count(*) as played from every_round
      where funding = 'free_spin' and status <> 'voided' and created_at >= v_spins group by grant_id) r on r.grant_id = f.id
    where f.created_at >= v_spins and f.used <> coalesce(r.played, 0)
    union all
    select 'a jackpot was paid or is there', p.id::text
    from jackpot_pools p join accounts a on a.id = p.account_id
    left join (select pool_id, sum(cents) as won from jackpot_wins group by pool_id) w on w.pool_id = p.id
    left join (select pool_id, sum(cents) as seeded from jackpot_seeds group by pool_id) s on s.pool_id = p.id
    where p.contributed_micro + p.seeded_cents * 1000000 <> (p.paid_cents + a.balance) * 1000000 + p.remainder_micro
      or p.meter_micro + p.reserve_micro <> a.balance * 1000000 + p.remainder_micro
      or p.paid_cents <> coalesce(w.won, 0) or p.seeded_cents <> coalesce(s.seeded, 0)
    union all
    select 'jackpots hold what the rounds put in', 'all pools' where
      (select coalesce(sum(contributed_micro), 0) from jackpot_pools)
      <> v_jackpots + (select coalesce(sum(jackpot_micro), 0) from later_rounds)
    union all
    -- Every cycle but the open one ended with a win, and a must-hit pool paid no less than the amount that it was to fall at.
    select 'a jackpot falls once in a cycle, where it was to fall', p.id::text from jackpot_pools p
    where p.cycle <> 1 + (select count(*) from jackpot_wins w where w.pool_id = p.id and w.emptied)
      or (p.must_hit_by_cents is not null and exists (
        select from jackpot_wins w left join jackpot_cycles c on c.pool_id = w.pool_id and c.cycle = w.cycle and c.round_id = w.round_id
        where w.pool_id = p.id and (w.cents >= c.trigger_cents and c.opened_at <= w.created_at) is not true))
    union all
    select 'a tournament''s pool = what came in and went out', p.tournament_id::text
    from tournament_pools p left join accounts a on a.id = p.account_id
    left join (select tournament_id, sum(amount) as entered, sum(amount) filter (where refunded_at is not null) as refunded
      from tournament_entries group by tournament_id) e on e.tournament_id = p.tournament_id
    left join (select tournament_id, sum(amount) as added from tournament_additions group by tournament_id) x on x.tournament_id = p.tournament_id
    where a.balance is distinct from p.added + p.entered - p.refunded - p.paid - p.kept or a.currency is distinct from p.currency
      or (p.entered, p.refunded, p.added) is distinct from (coalesce(e.entered, 0), coalesce(e.refunded, 0), coalesce(x.added, 0))
    union all
    select 'rows lie in the partition of their month', x.at::text from (
      select created_at as at from transfers_default union all select created_at from rounds_default) x
  )
  select b.check_name, count(*), (array_agg(b.example order by b.example))[1:5] from broken b group by b.check_name order by b.check_name;
end
$$;

grant execute on function audit_ledger(boolean) to carmine_app;

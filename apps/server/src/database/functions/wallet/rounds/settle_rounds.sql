-- Reads, validates and books the elements. This transaction holds the gates in p_locked; an element of any other player is returned as busy.
--
-- Amounts are subunits; eur is EUR cents per subunit. Stakes are converted rounding up, payouts rounding down to whole cents.
create or replace function settle_rounds(p_elements round_element[], p_locked bigint[], p_now timestamptz) returns setof round_reply
language plpgsql volatile as $$
begin
return query
with element as materialized (
  select x.*, (select reply_day(p.created_at) from play_sessions p where p.id = x.play_session) as day
  from unnest(p_elements) x
  -- Excludes what was just settled as a plain bet of this batch.
  where x.kind = 'check' or (select g.last_round_at from player_gate g where g.player_id = x.player) is distinct from p_now
),
-- Existing data of each element. One row per element: every join is on a unique key.
found as materialized (
  select e.*,
    coalesce(e.player = any (p_locked), false) as held, g.player_id is not null as has_gate,
    g.version, g.protection_status, g.protection_until,
    nullif(g.country, 'ZZ') as home_country, coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) as minimum_cycle_ms,
    least(p.maximum_stake_cents, g.maximum_stake_cents) as maximum_stake_cents,
    g.last_round_at, g.active_seed_id, g.next_nonce,
    g.bonus_id as active_bonus, g.bonus_currency = e.currency as bonus_here, g.bonus_expires_at > p_now as bonus_valid,
    g.wager_required, g.wagered, g.max_first_stake, g.conversion_cap, g.except_games,
    g.jurisdiction, (e.outcome -> 'params' ->> 'buy') is not distinct from 'true' as buys,
    wager_weight(g.game_weights, coalesce(r.game_id, e.game), e.weight) as bonus_weight,
    closed_windows(g, p_now) as gate,
    -- A subselect, because a join would scan the whole day while a new day has no statistics. A play session lasts a day at most, so other
    -- partitions are not opened.
    (select k from reply_cache k where k.day = e.day and k.play_session_id = e.play_session and k.key = e.key
      and k.day between reply_day(p_now) - 1 and reply_day(p_now)) as kept,
    a.provider_id is not null as action_known, a.request_hash = e.hash and a.player_id = e.player as action_same,
    a.group_id is null as action_cancelled,
    a.reply as action_reply,
    -- A provider's first action opens the round.
    e.kind = 'new' or (e.kind = 'check' and e.round is null) or (e.kind = 'external' and x.round_id is null) as is_new,
    case e.kind when 'check' then 'acceptable' else 'settled' end as accepted,
    r.id as round_id, r.player_id = e.player and r.currency = e.currency as round_fits, r.seq as round_seq,
    r.created_at as round_at, r.game_id as r_game, r.math_version as r_maths, r.play_session_id as r_play_session,
    r.grant_id as r_grant, r.stake as r_stake, coalesce(r.staked, 0) as r_staked,
    coalesce(r.cash_staked, 0) as r_cash_staked, coalesce(r.bonus_staked, 0) as r_bonus_staked, r.bonus_id as r_bonus,
    coalesce(r.unstaked_used, 0) as r_unstaked_used, coalesce(r.payout, 0) as r_payout, r.seed_id as r_seed,
    r.nonce as r_nonce, r.shared_round_id as r_shared_round, r.provider_id as r_provider, r.external_id as r_external,
    coalesce(r.jackpot_micro, 0) as r_jackpot_micro, r.deadline as r_deadline,
    coalesce(r.funding, e.funding) as fund, b.state as r_bonus_state,
    -- What of a completed bonus may still become cash; null: all of it.
    b.conversion_cap - b.converted as r_convertible,
    (p.player_id = e.player and p.ended_at is null and p.expires_at > p_now and p.game_id = e.game
      and p.currency = e.currency and s.ended_at is null and s.expires_at > p_now) is true as session_good,
    s.scope, s.refusal,
    c.id as cash_account, c.balance as cash_balance, c.unstaked, n.id as bonus_account, n.balance as bonus_balance,
    w.id as spin_account, h.id as bank_account, m.id as promo_account,
    (f.player_id = e.player and f.currency = e.currency and f.used < f.total and f.cancelled is null and p_now >= f.valid_from
      and p_now < f.valid_to and e.game = any (f.games) and f.stake = e.stake
      and coalesce(e.outcome -> 'params', '{}') = coalesce(f.params -> e.game, '{}')) is true as grant_good
  from element e
  left join player_gate g on g.player_id = e.player
  left join provider_actions a on a.provider_id = e.provider and a.action_id = e.action_id
  left join external_rounds x
    on x.provider_id = e.provider and x.external_id = e.external_round and x.player_id = e.player
  left join open_rounds r on r.id = case e.kind when 'external' then x.round_id else e.round end
  left join bonuses b on b.id = r.bonus_id
  left join play_sessions p on p.id = e.play_session
  left join sessions s on s.id = p.session_id
  left join accounts c
    on c.owner_id = e.player and c.owner_kind = 'player' and c.currency = e.currency and c.kind = 'cash'
  left join accounts n
    on n.owner_id = e.player and n.owner_kind = 'player' and n.currency = e.currency and n.kind = 'bonus'
  left join accounts w
    on w.owner_id = case when e.funding = 'free_spin' then e.player end and w.owner_kind = 'player'
    and w.currency = e.currency and w.kind = 'free_spin_win'
  left join accounts h on h.owner_id = 0 and h.owner_kind = 'house' and h.currency = e.currency and h.kind = 'bank'
  left join accounts m
    on m.owner_id = case when e.funding = 'free_spin' or e.promo > 0 or b.state in ('removed', 'lost')
      or coalesce(b.conversion_cap, g.conversion_cap) is not null then 0 end and m.owner_kind = 'house'
    and m.currency = e.currency and m.kind = 'promo_cost'
  left join free_spin_grants f on f.id = case when e.kind in ('new', 'check') then e.grant_id end
),
-- How a stake would be paid: cash first, then the active bonus, which must be the round's if it has one.
priced as materialized (
  select f.*, t.cash_bet, f.bet - t.cash_bet as bonus_bet, u.bonus_free, c.chosen,
    ceil((f.bet + f.tip) * f.eur)::bigint as debit_cents,
    ceil((c.chosen + f.tip) * f.eur)::bigint as chosen_cents,
    ceil((t.cash_bet + f.tip) * f.eur)::bigint as cash_cents,
    -- Only a new round and a debit can be refused for the player's state.
    f.bet + f.tip > 0 or f.is_new as gated,
    coalesce(nullif(f.country, 'ZZ'), f.home_country) as place
  from found f
  cross join lateral (
    select least(f.bet, greatest(f.cash_balance - f.tip, 0)) as cash_bet
  ) t
  cross join lateral (
    select case when f.bonus_here and f.bonus_valid and (f.r_bonus is null or f.r_bonus = f.active_bonus)
      then f.bonus_balance else 0 end as bonus_free
  ) u
  -- All that the player chose to stake on the round: what it begins with, and where it takes further bets those too; a double, a split, a
  -- call or a raise is no choice of an amount. Null for a step that stakes nothing of the kind.
  cross join lateral (
    select case
      when f.is_new then f.bet
      when f.bet > 0 and exists (select from further_bet_games x where x.game_id = f.r_game)
        then f.r_staked::numeric + f.bet
    end as chosen
  ) c
),
judged as materialized (
  select p.*,
    case
      when not p.has_gate then 'no_session'
      when not p.held then 'busy'
      when p.provider is null and (p.kept).player_id is not null then
        case when (p.kept).request_hash = p.hash and (p.kept).player_id = p.player then 'replayed' else 'key_reused' end
      when p.action_known then
        case when p.action_cancelled then 'closed' when p.action_same then 'replayed' else 'key_reused' end
      when not p.is_new and p.round_fits is not true then 'closed'
      when p.kind in ('existing', 'check') and p.round_seq <> p.expected_seq then 'stale_seq'
      -- A provider pays and refunds only in rounds with a bet.
      when p.kind = 'external' and p.is_new and p.bet = 0 and p.win + p.refund > 0 then 'closed'
      when p.cash_account is null or p.bank_account is null then 'no_session'
      when not p.gated then p.accepted
      when not p.session_good then 'no_session'
      when p.protection_status <> 'active' and (p.protection_until is null or p.protection_until > p_now) then 'excluded'
      when p.scope <> 'player' then case when p.refusal = 'country_restricted' then 'country' else 'excluded' end
      when p.country is not null and (p.place is null
        or exists (select from blocked_countries c where c.country in (p.place, p.home_country))) then 'country'
      when p.is_new and p.seed is not null
        and (p.seed, p.nonce) is distinct from (p.active_seed_id, p.next_nonce) then 'stale_nonce'
      -- Independent of whether the new round would settle at once, because that would reveal its outcome.
      when p.is_new and p.seed is not null
        and exists (select from open_rounds o where o.player_id = p.player and o.game_id = p.game and o.seed_id is not null)
        then 'stale_seq'
      when p.is_new and p_now < p.last_round_at + make_interval(secs => p.minimum_cycle_ms / 1000.0) then 'too_fast'
      when p.is_new and p.buys and not may_buy_feature(p.jurisdiction) then 'feature_buy_forbidden'
      when p.fund = 'free_spin' and (p.bet + p.tip > 0 or (p.is_new and not p.grant_good)) then 'funds'
      when p.fund = 'free_spin' then p.accepted
      -- The terms of a bonus are written for rounds of one stake.
      when p.is_new and p.buys and p.bonus_here and p.bonus_valid then 'feature_buy_with_bonus'
      when p.chosen_cents > p.maximum_stake_cents then 'limit'
      when limit_reached(p.gate, p.debit_cents, p.cash_cents) then 'limit'
      when p.bonus_here and p.bonus_valid and p.chosen > p.max_first_stake then 'bonus_max_bet'
      when p.tip > p.cash_balance or p.bonus_bet > p.bonus_free then 'funds'
      when p.bonus_bet > 0 and (coalesce(p.r_game, p.game) = any (p.except_games)
        or exists (select from bonus_closed_games c where c.game_id = coalesce(p.r_game, p.game))) then 'bonus_game_excluded'
      else p.accepted
    end as status
  from priced p
),
-- Destination of an accepted element's money. A payout is split in the ratio of the round's cash and bonus stake, floored to bonus; a refund
-- mirrors it. The share of a completed bonus is cash, within its conversion cap; that of a removed one the house's.
split as materialized (
  select j.*, q.round_bonus, q.share_to,
    case when q.bonus_total = 0 then 0 else div(j.win::numeric * q.bonus_total, q.total)::bigint end as win_share,
    case when q.bonus_total = 0 then 0 else div(j.refund::numeric * q.bonus_total, q.total)::bigint end as refund_share,
    q.total, q.bonus_total,
    case when j.is_new then nextval('round_ids') else j.round_id end as the_round,
    nextval('transfer_groups') as group_id
  from judged j
  cross join lateral (
    select j.r_staked + j.bet as total, j.r_bonus_staked + j.bonus_bet as bonus_total,
      coalesce(j.r_bonus, case when j.bonus_bet > 0 then j.active_bonus end) as round_bonus,
      case
        when j.r_bonus is null or j.r_bonus = j.active_bonus then 'bonus'
        when j.r_bonus_state = 'completed' then 'cash'
        else 'house'
      end as share_to
  ) q
  where j.status = 'settled'
),
moved as materialized (
  select s.*,
    c.late_win, c.late_refund,
    case when s.fund = 'free_spin' then 0 else s.win - s.win_share + c.late_win end as win_cash,
    case when s.share_to = 'bonus' then s.win_share else 0 end as win_bonus,
    case when s.fund = 'free_spin' then s.win else 0 end as win_spin,
    case when s.fund = 'free_spin' then 0 else s.refund - s.refund_share + c.late_refund end as refund_cash,
    case when s.share_to = 'bonus' then s.refund_share else 0 end as refund_bonus,
    case when s.share_to = 'bonus' then 0 else s.refund_share - c.late_refund end as refund_house,
    case when s.fund = 'free_spin' then 0 else s.refund end as refunded,
    least(s.unstaked, s.cash_bet) as unstaked_used,
    case
      when not (s.fund = 'cash' and s.bonus_here and s.bonus_valid) is true then 0
      when s.bonus_weight >= 0 then div((s.bet - s.refund)::numeric * s.bonus_weight, 10000)::bigint
      -- Below zero the whole round is weighed at its end, if it began under this bonus.
      when s.final and coalesce(s.round_at, p_now) >= (select b.created_at from bonuses b where b.id = s.active_bonus)
        then div((s.total - s.refund)::numeric * -s.bonus_weight, 10000)::bigint
      else 0
    end as wager_step
  from split s
  -- Of a bonus that was completed while the round was open.
  cross join lateral (
    select w.late_win, case when s.share_to = 'cash' then least(s.refund_share, s.r_convertible - w.late_win) else 0 end as late_refund
    from (select case when s.share_to = 'cash' then least(s.win_share, s.r_convertible) else 0 end as late_win) w
  ) c
),
done as materialized (
  select m.*, z.bonus_end, z.converted, case when z.bonus_end = 'completed' then z.bonus_left - z.converted else 0 end as above_cap,
    m.cash_balance - m.cash_bet - m.tip + m.win_cash + m.refund_cash + m.promo + z.converted as cash_after,
    case when z.bonus_end = 'completed' then 0 else z.bonus_left end as bonus_after,
    least(m.refund_cash, m.r_unstaked_used + m.unstaked_used) as unstaked_back,
    m.total - m.refunded as staked_after,
    m.bonus_total - case when m.refunded > 0 then m.refund_share else 0 end as bonus_staked_after,
    m.r_payout + m.win_cash + m.win_bonus + m.win_spin + m.promo as payout_after,
    case when m.is_new then 0 else m.round_seq + 1 end as seq_after,
    not (m.is_new and m.final and m.provider is null) as stepped
  from moved m
  cross join lateral (
    select e.*, case when e.bonus_end = 'completed' then least(e.bonus_left, m.conversion_cap) else 0 end as converted
    from (
      select l.bonus_left,
        case
          when not (m.bonus_here and m.bonus_valid) is true then null
          when (m.bet > 0 or m.wager_step > 0) and m.wagered + m.wager_step >= m.wager_required then 'completed'
          when l.bonus_left = 0 and m.final and m.bonus_total > 0 and m.round_bonus = m.active_bonus and not exists (
            select from open_rounds o
            where o.player_id = m.player and o.bonus_id = m.active_bonus and o.bonus_staked > 0 and o.id <> m.the_round)
            then 'lost'
        end as bonus_end
      from (select m.bonus_balance - m.bonus_bet + m.win_bonus + m.refund_bonus as bonus_left) l
    ) e
  ) z
),
gates as (
  update player_gate g set
    version = g.version + 1,
    day_ends = (d.gate).day_ends, week_ends = (d.gate).week_ends, month_ends = (d.gate).month_ends,
    deposited_day = (d.gate).deposited_day, deposited_week = (d.gate).deposited_week,
    deposited_month = (d.gate).deposited_month,
    staked_day = greatest((d.gate).staked_day + l.staked, 0),
    staked_week = greatest((d.gate).staked_week + l.staked, 0),
    staked_month = greatest((d.gate).staked_month + l.staked, 0),
    lost_day = (d.gate).lost_day + l.lost,
    lost_week = (d.gate).lost_week + l.lost,
    lost_month = (d.gate).lost_month + l.lost,
    wagered = case when d.bonus_end is null and g.bonus_id is not null then greatest(g.wagered + d.wager_step, 0) end,
    bonus_id = case when d.bonus_end is null then g.bonus_id end,
    bonus_currency = case when d.bonus_end is null then g.bonus_currency end,
    bonus_expires_at = case when d.bonus_end is null then g.bonus_expires_at end,
    wager_required = case when d.bonus_end is null then g.wager_required end,
    max_first_stake = case when d.bonus_end is null then g.max_first_stake end,
    conversion_cap = case when d.bonus_end is null then g.conversion_cap end,
    except_games = case when d.bonus_end is null then g.except_games end,
    game_weights = case when d.bonus_end is null then g.game_weights end,
    next_nonce = g.next_nonce + case when d.is_new and d.seed is not null then 1 else 0 end,
    last_round_at = case when d.is_new then p_now else g.last_round_at end
  from done d
  cross join lateral (
    select d.debit_cents - ceil(d.refunded * d.eur)::bigint as staked,
      d.cash_cents - floor(d.win_cash * d.eur)::bigint - ceil(d.refund_cash * d.eur)::bigint as lost
  ) l
  where g.player_id = d.player
),
balances as (
  update accounts a set
    balance = a.balance + b.change,
    unstaked = a.unstaked + b.unstaked,
    version = a.version + 1
  from (
    select cash_account as id, cash_after - cash_balance as change, unstaked_back - unstaked_used as unstaked from done
    union all
    select bonus_account, bonus_after - bonus_balance, 0 from done where bonus_after <> bonus_balance
    union all
    select spin_account, win_spin, 0 from done where win_spin > 0
  ) b
  where a.id = b.id and (b.change <> 0 or b.unstaked <> 0)
),
booked as (
  insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id, grant_id)
  select p_now, d.player, d.group_id, t.kind, t.source, t.target, d.currency, t.amount,
    case when t.kind <> 'bonus_removed' then d.the_round end,
    case when d.fund = 'free_spin' then coalesce(d.r_grant, d.grant_id) end
  from done d
  cross join lateral (values
    ('bet', d.cash_account, d.bank_account, d.cash_bet),
    ('bet', d.bonus_account, d.bank_account, d.bonus_bet),
    ('tip', d.cash_account, d.bank_account, d.tip),
    ('win', d.bank_account, d.cash_account, d.win_cash),
    ('win', d.bank_account, d.bonus_account, d.win_bonus),
    ('refund', d.bank_account, d.cash_account, d.refund_cash),
    ('refund', d.bank_account, d.bonus_account, d.refund_bonus),
    -- Where the removed bonus came from, so that the round has refunded all that it says.
    ('refund', d.bank_account, d.promo_account, d.refund_house),
    ('promo_win', d.promo_account, d.cash_account, d.promo),
    ('free_spin_win', d.promo_account, d.spin_account, d.win_spin),
    ('bonus_completed', d.bonus_account, d.cash_account, d.converted),
    -- Like every rest of a bonus, this belongs to no round.
    ('bonus_removed', d.bonus_account, d.promo_account, d.above_cap)
  ) t (kind, source, target, amount)
  where t.amount > 0
),
finished as (
  insert into rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id,
    status, stake, staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id,
    provider_id, external_id, jackpot_micro, seq, draws, outcome, snapshot, settled_at)
  select d.the_round, coalesce(d.round_at, p_now), d.player, coalesce(d.r_game, d.game), coalesce(d.r_maths, d.maths),
    coalesce(d.r_play_session, d.play_session), d.currency, d.fund, coalesce(d.r_grant, d.grant_id),
    case when d.refund > 0 and d.staked_after = 0 and d.payout_after = 0 then 'voided' else 'settled' end,
    coalesce(d.r_stake, d.stake), d.staked_after, d.staked_after - d.bonus_staked_after, d.bonus_staked_after,
    d.round_bonus, d.payout_after, d.multiplier_e4, coalesce(d.r_seed, d.seed), coalesce(d.r_nonce, d.nonce),
    coalesce(d.r_shared_round, d.shared_round), coalesce(d.r_provider, d.provider),
    coalesce(d.r_external, d.external_round), d.r_jackpot_micro + d.jackpot_micro, d.seq_after, d.draws, d.outcome,
    d.snapshot, p_now
  from done d where d.final
),
closed as (
  delete from open_rounds o using done d where o.id = d.round_id and d.final
),
opened as (
  insert into open_rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id,
    stake, staked, cash_staked, bonus_staked, bonus_id, unstaked_used, payout, multiplier_e4, seed_id, nonce,
    shared_round_id, provider_id, external_id, jackpot_micro, draws, outcome, snapshot, deadline)
  select d.the_round, p_now, d.player, d.game, d.maths, d.play_session, d.currency, d.fund, d.grant_id,
    d.stake, d.staked_after, d.staked_after - d.bonus_staked_after, d.bonus_staked_after, d.round_bonus,
    d.unstaked_used - d.unstaked_back, d.payout_after, d.multiplier_e4, d.seed, d.nonce,
    d.shared_round, d.provider, d.external_round, d.jackpot_micro, d.draws, d.outcome, d.snapshot, d.deadline
  from done d where d.is_new and not d.final
),
advanced as (
  update open_rounds o set
    seq = d.seq_after, staked = d.staked_after, cash_staked = d.staked_after - d.bonus_staked_after,
    bonus_staked = d.bonus_staked_after, bonus_id = d.round_bonus,
    unstaked_used = d.r_unstaked_used + d.unstaked_used - d.unstaked_back,
    payout = d.payout_after, multiplier_e4 = d.multiplier_e4, jackpot_micro = o.jackpot_micro + d.jackpot_micro,
    draws = d.draws, outcome = d.outcome, snapshot = d.snapshot
  from done d where o.id = d.round_id and not d.final
),
steps as (
  insert into round_actions (player_id, round_id, seq, action, reply_key, debit, credit, created_at)
  select d.player, d.the_round, d.seq_after, coalesce(d.action, '{}'), coalesce(d.action_id, d.key), d.bet + d.tip,
    d.win_cash + d.win_bonus + d.win_spin + d.refund_cash + d.refund_bonus + d.promo, p_now
  from done d where d.stepped
),
used_nonces as (
  insert into nonces (player_id, seed_id, nonce, round_id)
  select d.player, d.seed, d.nonce, d.the_round from done d where d.is_new and d.seed is not null
),
used_spins as (
  update free_spin_grants f set used = f.used + case when d.is_new then 1 else 0 end - case when d.refund > 0 then 1 else 0 end
  from done d
  where d.fund = 'free_spin' and f.id = coalesce(d.r_grant, d.grant_id) and d.is_new <> (d.refund > 0)
),
replies as (
  insert into reply_cache (day, play_session_id, key, player_id, request_hash, round_id, seq, cash, bonus, version,
    paid_cash, paid_bonus, reply, created_at)
  select d.day, d.play_session, d.key, d.player, d.hash, d.the_round, d.seq_after, d.cash_after, d.bonus_after,
    d.version + 1, d.cash_bet + d.tip, d.bonus_bet, d.reply, p_now
  -- Actions of the house have no session; their sequence number in the round prevents repetition.
  from done d where d.provider is null and d.day is not null
),
provider_rounds as (
  insert into external_rounds (provider_id, external_id, player_id, round_id)
  select d.provider, d.external_round, d.player, d.the_round from done d where d.is_new and d.provider is not null
),
provider_replies as (
  insert into provider_actions (player_id, provider_id, action_id, request_hash, reply, group_id, created_at)
  select d.player, d.provider, d.action_id, d.hash, jsonb_build_object('round_id', d.the_round, 'seq', d.seq_after,
      'cash', d.cash_after, 'bonus', d.bonus_after, 'version', d.version + 1, 'paid_cash', d.cash_bet + d.tip,
      'paid_bonus', d.bonus_bet, 'reply', d.reply), d.group_id, p_now
  from done d where d.provider is not null
),
late_conversions as (
  update bonuses b set converted = b.converted + d.late_win + d.late_refund
  from done d where b.id = d.r_bonus and d.late_win + d.late_refund > 0
),
capped as (
  insert into bookings
  select 'bonus:' || d.active_bonus, 'remove:' || d.group_id, d.player, d.currency, d.above_cap, d.group_id, '{"reason": "conversion_cap"}'
  from done d where d.above_cap > 0
),
ended_bonuses as (
  update bonuses b set state = d.bonus_end, wagered = d.wagered + d.wager_step, ended_at = p_now, converted = d.converted
  from done d where d.bonus_end is not null and b.id = d.active_bonus
  -- Here and not in a separate select, which would only run if the result were read.
  returning publish_event(case d.bonus_end when 'completed' then 'bonus.completed' when 'lost' then 'bonus.lost' end, 1,
    d.active_bonus::text, jsonb_build_object('playerId', d.player::text, 'bonusId', d.active_bonus::text,
      'currency', d.currency, 'amount', d.converted::text))
)
select j.i, j.status,
  coalesce(d.the_round, case
    when j.status = 'replayed' then coalesce((j.kept).round_id, (j.action_reply ->> 'round_id')::bigint)
    when j.status = 'stale_seq' then coalesce(j.round_id, (
      select o.id from open_rounds o where o.player_id = j.player and o.game_id = j.game and o.seed_id is not null))
  end),
  case j.status when 'settled' then d.seq_after when 'replayed' then coalesce((j.kept).seq, (j.action_reply ->> 'seq')::integer) end,
  case j.status when 'settled' then d.cash_after when 'replayed' then coalesce((j.kept).cash, (j.action_reply ->> 'cash')::bigint)
    else j.cash_balance end,
  case j.status when 'settled' then d.bonus_after when 'replayed' then coalesce((j.kept).bonus, (j.action_reply ->> 'bonus')::bigint)
    else j.bonus_balance end,
  case j.status when 'settled' then d.version + 1
    when 'replayed' then coalesce((j.kept).version, (j.action_reply ->> 'version')::bigint) end,
  case j.status when 'settled' then d.cash_bet + d.tip
    when 'replayed' then coalesce((j.kept).paid_cash, (j.action_reply ->> 'paid_cash')::bigint) end,
  case j.status when 'settled' then d.bonus_bet
    when 'replayed' then coalesce((j.kept).paid_bonus, (j.action_reply ->> 'paid_bonus')::bigint) end,
  case j.status
    when 'replayed' then coalesce((j.kept).reply, (j.action_reply -> 'reply')::json)
    -- How long the answer is valid beyond this bet: what the next bets may stake before asking again.
    when 'acceptable' then json_build_object('cycleMs', j.minimum_cycle_ms, 'limitLeftCents',
        (select min(room)::text from unnest(stake_rooms(j.gate) || loss_rooms(j.gate)) room),
      'maxStakeCents', j.maximum_stake_cents::text,
      'maxFirstStake', case when j.bonus_here and j.bonus_valid then j.max_first_stake::text end)
  end,
  case j.status when 'replayed' then (j.kept).jackpot_wins end,
  case when d.bonus_end = 'completed' then d.active_bonus end,
  case when j.status = 'limit' then case
    when j.chosen_cents > j.maximum_stake_cents then 'stake_maximum'
    else (select l.kind from tight_limit(j.gate, j.debit_cents, j.cash_cents) l)
  end end,
  case j.status
    when 'excluded' then j.protection_until
    when 'too_fast' then j.last_round_at + make_interval(secs => j.minimum_cycle_ms / 1000.0)
    when 'limit' then case when j.chosen_cents > j.maximum_stake_cents then null
      else (select l.until from tight_limit(j.gate, j.debit_cents, j.cash_cents) l) end
  end,
  case when j.status = 'bonus_max_bet' then j.max_first_stake when j.status = 'bonus_game_excluded' and j.is_new then j.cash_balance end,
  j.player, d.group_id, d.cash_account, d.bank_account
from judged j left join done d on d.i = j.i;
end
$$;

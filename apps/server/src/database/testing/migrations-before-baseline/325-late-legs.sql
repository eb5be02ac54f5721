-- A gateway that failed a leg may pay it all the same. A leg remembers when it failed, when its gateway is asked next, which leg
-- was to pay its sum instead and who is sending that; and when the failed one was paid after all, and what was done about it.

alter table cash_out_legs
  add column failed_at timestamptz,
  -- When its gateway is asked about it again.
  add column next_at timestamptz,
  -- Of a leg that a person pays: the failed one whose sum it is.
  add column replaces integer,
  -- Whoever is sending it by bank, said before.
  add column taken_by bigint references operators (id),
  add column taken_at timestamptz,
  add column paid_late_at timestamptz,
  -- held: out of what was held for it, as any leg. player: its player got it twice and gives it back, now or as a debt. house: that
  -- player is erased, and the house lost it. Nothing yet: a person who is sending it says first what became of that.
  add column late_way text check (late_way in ('held', 'player', 'house')),
  -- What was not in the wallet, so that it is owed.
  add column late_owed bigint check (late_owed between 0 and amount),
  -- Somebody has looked into what went twice.
  add column squared_by bigint references operators (id),
  add column squared_at timestamptz,
  add constraint cash_out_legs_taken check ((taken_by is null) = (taken_at is null) and (taken_by is null or method = 'MANUAL')),
  add constraint cash_out_legs_late check (late_way is null or (state = 'paid' and paid_late_at is not null and late_owed is not null)),
  add constraint cash_out_legs_squared check (squared_at is null or (late_way is not null and late_way <> 'held' and squared_by is not null));
create unique index cash_out_legs_replaces on cash_out_legs (cash_out_id, replaces) where replaces is not null;
create index cash_out_legs_asked on cash_out_legs (next_at) where next_at is not null;
create index cash_out_legs_paid_late on cash_out_legs (cash_out_id) where paid_late_at is not null and squared_at is null;
grant update (next_at, taken_by, taken_at, squared_by, squared_at) on cash_out_legs to carmine_app;

-- Of before: each failure made one leg for a person, the last of them for the last failure.
with failures as (
  select l.cash_out_id, l.leg, l.amount, row_number() over (partition by l.cash_out_id order by l.updated_at, l.leg) as n,
    count(*) over (partition by l.cash_out_id) as all_of_them
  from cash_out_legs l join cash_outs c on c.id = l.cash_out_id and c.state in ('submitting', 'submitted', 'paid')
  where l.state = 'failed' and l.method <> 'MANUAL'
), by_hand as (
  select cash_out_id, leg, amount, row_number() over (partition by cash_out_id order by leg desc) as from_last
  from cash_out_legs where method = 'MANUAL'
)
update cash_out_legs l set replaces = f.leg
from failures f join by_hand h on h.cash_out_id = f.cash_out_id and h.amount = f.amount and h.from_last = f.all_of_them - f.n + 1
where l.cash_out_id = h.cash_out_id and l.leg = h.leg;
update cash_out_legs set failed_at = updated_at, next_at = case when updated_at > now() - interval '2 months' then now() end
where state = 'failed' and method <> 'MANUAL' and let_go_at is not null;

-- As before, and what failed is remembered, and is paid only by the booking that says so.
create or replace function guard_cash_out_leg() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_room bigint;
begin
  if tg_op = 'INSERT' then
    if new.deposit_id is null then
      -- Once its cash-out is being sent, a leg is for a person because another one has failed.
      select f.leg into new.replaces from cash_out_legs f join cash_outs c on c.id = f.cash_out_id
      where f.cash_out_id = new.cash_out_id and c.state in ('submitting', 'submitted') and f.state = 'failed'
        and f.method <> 'MANUAL' and f.amount = new.amount and not exists (
          select from cash_out_legs r where r.cash_out_id = f.cash_out_id and r.replaces = f.leg)
      order by f.updated_at desc, f.leg limit 1;
      return new;
    end if;
    -- One after the other: two cash-outs must not both go back through what one deposit brought.
    perform 1 from deposits where id = new.deposit_id for update;
    select coalesce(d.credited_amount, d.amount) - coalesce((select sum(amount) from cash_out_legs
      where deposit_id = d.id and state <> 'failed'), 0)
    into v_room from deposits d join cash_outs c on c.id = new.cash_out_id
    where d.id = new.deposit_id and d.state = 'credited' and d.player_id = c.player_id and d.currency = c.currency
      and d.gateway = new.method;
    if v_room is null or new.amount > v_room then
      raise exception 'more than a deposit brought cannot go back through it' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.cash_out_id, new.leg, new.method, new.amount) is distinct from (old.cash_out_id, old.leg, old.method, old.amount)
     or new.deposit_id is distinct from old.deposit_id then
    raise exception 'what a leg is never changes' using errcode = 'check_violation';
  end if;
  if (old.paid_late_at is not null and new.paid_late_at is distinct from old.paid_late_at)
     or (old.late_way is not null and (new.late_way, new.late_owed) is distinct from (old.late_way, old.late_owed)) then
    raise exception 'that a leg was paid late never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('waiting', 'sent'), ('waiting', 'paid'), ('waiting', 'failed'), ('sent', 'paid'), ('sent', 'failed'))
    and not (old.state = 'failed' and new.state = 'paid' and old.late_way is null and new.late_way is not null) then
    raise exception 'a leg cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'failed' and old.state <> 'failed' and new.method <> 'MANUAL' and new.let_go_at is not null then
    new.failed_at := clock_timestamp();
    new.next_at := clock_timestamp() + interval '5 minutes';
  end if;
  return new;
end
$$;

-- As before, and what is paid late was let go long ago.
create or replace function guard_legs_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
begin
  if tg_op = 'INSERT' then
    -- One after the other: two legs must not both fit in what is left.
    select * into strict v_cash_out from cash_outs where id = new.cash_out_id for no key update;
    if new.state <> 'waiting' or new.let_go_at is not null or v_cash_out.state in ('paid', 'rejected', 'failed', 'returned')
      or new.amount > v_cash_out.amount - v_cash_out.fee - (select coalesce(sum(amount), 0) from cash_out_legs
        where cash_out_id = new.cash_out_id and state <> 'failed') then
      raise exception 'the legs of a cash-out are no more than it' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.late_way is not null then return new; end if;
  select * into strict v_cash_out from cash_outs where id = new.cash_out_id;
  if new.state in ('sent', 'paid') and v_cash_out.state not in ('submitting', 'submitted') then
    raise exception 'a leg goes when its cash-out was let go' using errcode = 'check_violation';
  end if;
  if old.state = 'waiting' and new.state = 'sent' and new.let_go_at is null and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- A failed leg that its gateway has paid after all, booked once for ever. What its sum has become meanwhile decides which way:
-- still held for it, it is paid out of that and nobody pays it by hand any more; being sent by a person, it is only noted; gone
-- by bank or back in the wallet, its player has it twice, and what the wallet does not cover is owed.
create function book_late_payout(p_cash_out bigint, p_leg integer) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_leg cash_out_legs;
  v_instead cash_out_legs;
  v_gate player_gate;
  v_cash accounts;
  v_locked accounts;
  v_target bigint;
  v_from_cash bigint := 0;
  v_from_locked bigint := 0;
  v_owed bigint := 0;
  v_group bigint;
  v_erased boolean;
begin
  select * into strict v_cash_out from cash_outs where id = p_cash_out for update;
  select * into strict v_leg from cash_out_legs where cash_out_id = p_cash_out and leg = p_leg for update;
  if v_leg.late_way is not null then
    return jsonb_build_object('repeated', true, 'way', v_leg.late_way, 'owed', v_leg.late_owed::text);
  end if;
  if v_leg.method = 'MANUAL' or v_leg.let_go_at is null or v_leg.state <> 'failed'
    or v_cash_out.state not in ('submitted', 'paid', 'rejected', 'failed', 'returned') then
    return jsonb_build_object('repeated', false, 'way', 'open', 'owed', '0');
  end if;
  select * into v_instead from cash_out_legs where cash_out_id = p_cash_out and replaces = p_leg for update;
  if v_instead.state = 'waiting' and v_instead.taken_by is not null then
    update cash_out_legs set paid_late_at = coalesce(paid_late_at, clock_timestamp()), next_at = null
    where cash_out_id = p_cash_out and leg = p_leg;
    return jsonb_build_object('repeated', v_leg.paid_late_at is not null, 'way', 'noted', 'owed', '0');
  end if;
  if v_instead.state = 'waiting' then
    update cash_out_legs set state = 'failed', updated_at = now() where cash_out_id = p_cash_out and leg = v_instead.leg;
    update cash_out_legs set state = 'paid', late_way = 'held', late_owed = 0, next_at = null, updated_at = now(),
      paid_late_at = coalesce(paid_late_at, clock_timestamp())
    where cash_out_id = p_cash_out and leg = p_leg;
    perform settle_cash_out(p_cash_out, p_leg, 'provider', v_leg.method, v_leg.amount, 0);
    return jsonb_build_object('repeated', false, 'way', 'held', 'owed', '0');
  end if;
  if v_cash_out.state = 'submitted' and v_instead.leg is null then
    raise exception 'ledger: nobody knows what became of leg % of %', p_leg, p_cash_out;
  end if;
  v_gate := lock_gate(v_cash_out.player_id);
  v_group := nextval('transfer_groups');
  v_target := ledger_account('provider', ledger_party('provider', v_leg.method), v_cash_out.currency, 'clearing_out');
  v_erased := exists (select from erasures where player_id = v_cash_out.player_id and erased_at is not null);
  if v_erased then
    perform ledger_move(v_group, 'late_payout_lost', ledger_account('house', 0, v_cash_out.currency, 'adjustment'), v_target,
      v_cash_out.currency, v_leg.amount, p_cash_out);
  else
    v_cash := player_account(v_cash_out.player_id, v_cash_out.currency, 'cash');
    v_locked := player_account(v_cash_out.player_id, v_cash_out.currency, 'locked');
    v_from_cash := least(v_cash.balance, v_leg.amount);
    v_from_locked := least(v_locked.balance, v_leg.amount - v_from_cash);
    v_owed := v_leg.amount - v_from_cash - v_from_locked;
    perform ledger_move(v_group, 'late_payout', v_cash.id, v_target, v_cash_out.currency, v_from_cash, p_cash_out);
    perform ledger_move(v_group, 'late_payout', v_locked.id, v_target, v_cash_out.currency, v_from_locked, p_cash_out);
    perform ledger_move(v_group, 'late_payout_owed', ledger_account('house', v_cash_out.player_id, v_cash_out.currency, 'receivable'),
      v_target, v_cash_out.currency, v_owed, p_cash_out);
    update accounts set unstaked = greatest(unstaked - v_from_cash, 0) where id = v_cash.id;
  end if;
  update player_gate set version = version + 1 where player_id = v_cash_out.player_id;
  insert into bookings values ('payment:' || p_cash_out, 'late:' || p_leg, v_cash_out.player_id, v_cash_out.currency,
    v_leg.amount, v_group, jsonb_build_object('repeated', false, 'owed', v_owed::text));
  update cash_out_legs set state = 'paid', late_way = case when v_erased then 'house' else 'player' end, late_owed = v_owed,
    next_at = null, updated_at = now(), paid_late_at = coalesce(paid_late_at, clock_timestamp())
  where cash_out_id = p_cash_out and leg = p_leg;
  return jsonb_build_object('repeated', false, 'way', case when v_erased then 'house' else 'player' end, 'owed', v_owed::text);
end
$$;
revoke all on function book_late_payout from public;
grant execute on function book_late_payout to carmine_app;

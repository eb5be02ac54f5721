-- A cash-out in money goes back in legs: through the gateways it came by as far as they can pay out, the rest by a person.

create table cash_out_legs (
  cash_out_id bigint not null references cash_outs (id),
  leg integer not null check (leg between 1 and 60),
  -- A gateway's code, or MANUAL: an operator pays it to an account in the player's verified name.
  method text not null check (method ~ '^[A-Z_]{2,16}$'),
  -- The deposit whose card it goes back to.
  deposit_id bigint references deposits (id),
  amount bigint not null check (amount > 0),
  -- sent: the gateway has it, or nobody knows yet whether it has. failed: certainly not paid.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'paid', 'failed')),
  reference text check (length(reference) <= 200),
  -- Who paid it, where a person did.
  paid_by bigint references operators (id),
  updated_at timestamptz not null default now(),
  primary key (cash_out_id, leg),
  check ((method = 'MANUAL') = (deposit_id is null)),
  check (method <> 'MANUAL' or state not in ('paid') or (paid_by is not null and reference is not null))
);
create index cash_out_legs_deposit on cash_out_legs (deposit_id) where state <> 'failed';
create index cash_out_legs_open on cash_out_legs (cash_out_id) where state in ('waiting', 'sent');
grant select, insert on cash_out_legs to carmine_app;
grant update (state, reference, paid_by, updated_at) on cash_out_legs to carmine_app;

create function guard_cash_out_leg() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_room bigint;
begin
  if tg_op = 'INSERT' then
    if new.deposit_id is null then return new; end if;
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
  if new.state <> old.state and (old.state, new.state) not in
    (('waiting', 'sent'), ('waiting', 'paid'), ('waiting', 'failed'), ('sent', 'paid'), ('sent', 'failed')) then
    raise exception 'a leg cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_out_legs_guarded before insert or update on cash_out_legs
  for each row execute function guard_cash_out_leg();

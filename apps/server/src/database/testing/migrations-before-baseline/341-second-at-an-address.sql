-- Where two players withdraw to one address, the one who came second is held, and never the one who was paid there first or
-- has proven the address: addresses are public, and anybody can ask for a payout to a stranger's. And what many accounts share
-- (home, phone, mailbox) is told a few times, not once for each pair of them.

alter table risk_flags drop constraint risk_flags_cleared_as_check;
alter table risk_flags add constraint risk_flags_cleared_as_check check (
  cleared_as in ('no_shared_address', 'not_second', 'told_once'));
-- How often the same was told.
create index risk_flags_cause on risk_flags (kind, cause);

-- Who was let go to this address before this player was; nobody for who was the first, or has proven the address where the first
-- has not: two who can both sign for it are no strangers. What was only asked for, refused or failed counts for nothing.
create function first_at_address(p_player bigint, p_method text, p_address text) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select first.player_id from (
    select c.player_id from cash_outs c join cash_out_steps s on s.cash_out_id = c.id and s.to_state = 'approved'
    where c.method = p_method and c.address = p_address and p_address <> ''
      and c.state in ('approved', 'submitting', 'submitted', 'paid', 'returned')
    order by s.id limit 1
  ) first
  where first.player_id <> p_player and (
    exists (select from address_proofs p
      where p.player_id = first.player_id and p.chain = p_method and p.address = p_address)
    or not exists (select from address_proofs p
      where p.player_id = p_player and p.chain = p_method and p.address = p_address))
$$;
revoke all on function first_at_address(bigint, text, text) from public;
grant execute on function first_at_address(bigint, text, text) to carmine_app;

-- Whether this would go where somebody else was paid before, and nobody has cleared that. Of two that are let go at once the
-- second waits here, and sees the first.
create function is_second_payout(p_cash_out bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_first bigint;
begin
  select * into v_cash_out from cash_outs where id = p_cash_out;
  if coalesce(v_cash_out.address, '') = '' then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('payout_address ' || v_cash_out.method || ' ' || v_cash_out.address, 0));
  v_first := first_at_address(v_cash_out.player_id, v_cash_out.method, v_cash_out.address);
  return v_first is not null and not exists (
    select from risk_flags where player_id = v_cash_out.player_id and kind = 'same_payout' and cause = 'player ' || v_first
      and cleared_by is not null);
end
$$;
revoke all on function is_second_payout(bigint) from public;
grant execute on function is_second_payout(bigint) to carmine_app;

create function guard_second_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if is_second_payout(new.id) then
    raise exception 'another player was paid to this address before' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_outs_second before update on cash_outs
  for each row when (new.state = 'approved' and old.state in ('requested', 'review')) execute function guard_second_payout();

-- Clears what holds a player for sharing an address where this player is not the second, or is so no more: was the first, or
-- has proven it meanwhile. The cause is renamed, so that the same raises a flag again where it comes to be true.
create function clear_not_second(p_player bigint) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  with shared as (
    select other.player_id as other, bool_or(first_at_address(p_player, own.method, own.address) = other.player_id) as second
    from cash_outs own join cash_outs other on other.method = own.method and other.address = own.address
    where own.player_id = p_player and own.address <> '' and other.player_id <> p_player and exists (
      select from risk_flags f where f.player_id = p_player and f.kind = 'same_payout' and f.holds and f.cleared_at is null
        and f.detail ->> 'other' = other.player_id::text)
    group by other.player_id
  ), cleared as (
    update risk_flags f set cleared_at = clock_timestamp(), cleared_as = 'not_second',
      cause = 'not second, ' || f.id || ': ' || f.cause
    from shared
    where f.player_id = p_player and f.kind = 'same_payout' and f.holds and f.cleared_at is null and f.raised_by is null
      and f.detail ->> 'other' = shared.other::text and shared.second is not true
    returning f.id
  )
  select count(*) from cleared
$$;
revoke all on function clear_not_second(bigint) from public;
grant execute on function clear_not_second(bigint) to carmine_app;

-- What was raised for each pair becomes one flag of each player, of five players at most for what they share: the open ones
-- before those that were cleared, the oldest first. The others are cleared, and nobody is asked about them any more.
do $$
begin
  alter table risk_flags disable trigger risk_flags_guarded;
  with ranked as (
    select f.id, encode(substr(m.mark, 1, 8), 'hex') as mark, f.cleared_at is null as is_open,
      row_number() over (partition by f.player_id, f.kind order by f.cleared_at is not null, f.id) as of_player,
      dense_rank() over (partition by f.kind, m.mark order by f.player_id) as of_mark
    from risk_flags f join risk_marks m on m.player_id = f.player_id and 'same_' || m.kind = f.kind
    where f.cause like 'player %'
  )
  update risk_flags f set
    cause = case when r.of_player = 1 then r.mark || ' x1' else f.cause end,
    cleared_at = case when r.is_open and (r.of_player > 1 or r.of_mark > 5) then clock_timestamp() else f.cleared_at end,
    cleared_as = case when r.is_open and (r.of_player > 1 or r.of_mark > 5) then 'told_once' else f.cleared_as end
  from ranked r where r.id = f.id;
  set constraints all immediate;
  alter table risk_flags enable trigger risk_flags_guarded;
end
$$;

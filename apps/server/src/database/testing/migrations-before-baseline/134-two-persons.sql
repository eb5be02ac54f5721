-- What one operator asks for an account and another one agrees to: a lost second factor, a wrong match, a closed account.

create table account_matters (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('remove_second_factor', 'end_match', 'reopen_account')),
  state text not null default 'asked' check (state in ('asked', 'waiting', 'done', 'dropped')),
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- The operators' words, under the player's key.
  reason_sealed bytea not null,
  agreed_by bigint references operators (id),
  agreed_at timestamptz,
  agreement_sealed bytea,
  -- When it happens, where it waits so that the player hears of it first.
  due_at timestamptz,
  ended_at timestamptz,
  -- Who called it off; `used`: the factor that was said to be lost was used.
  dropped text check (dropped in ('staff', 'player', 'used')),
  dropped_by bigint references operators (id),
  -- Nobody agrees with himself, whatever the program does.
  check (agreed_by is null or agreed_by <> asked_by),
  check ((agreed_by is null) = (agreed_at is null) and (agreed_by is null) = (agreement_sealed is null)),
  check (state not in ('waiting', 'done') or agreed_by is not null),
  check ((state = 'waiting') <= (due_at is not null)),
  check ((state in ('done', 'dropped')) = (ended_at is not null)),
  check ((state = 'dropped') = (dropped is not null))
);
create unique index account_matters_open on account_matters (player_id, kind) where state in ('asked', 'waiting');
create index account_matters_due on account_matters (due_at) where state = 'waiting';
create index account_matters_player on account_matters (player_id, id desc);
grant select, insert on account_matters to carmine_app;
grant update (state, agreed_by, agreed_at, agreement_sealed, due_at, ended_at, dropped, dropped_by) on account_matters to carmine_app;

create function guard_account_matter() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a matter is never forgotten' using errcode = 'check_violation'; end if;
  if old.state in ('done', 'dropped') or (old.state = 'waiting' and new.state = 'asked') then
    raise exception 'a matter that is over never changes' using errcode = 'check_violation';
  end if;
  if old.agreed_by is not null and new.agreed_by is distinct from old.agreed_by then
    raise exception 'who agreed never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger account_matters_guarded before update or delete on account_matters
  for each row execute function guard_account_matter();

-- Accounts that look like one person's and are not: no exclusion goes from one to the other. Both directions are kept.
create table different_persons (
  player_id bigint not null references players (id),
  other_id bigint not null references players (id),
  matter_id bigint not null references account_matters (id),
  primary key (player_id, other_id),
  check (player_id <> other_id)
);
grant select on different_persons to carmine_app;

-- Ends an exclusion that came by a match with somebody else. One of the player's own, or of staff, that the match had
-- replaced holds again: nothing that the player wished for is shortened. outcome: ended, held (an own one holds), none.
create function end_match(p_player bigint, p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_match breaks;
  v_before breaks;
begin
  if not exists (
    select from account_matters where id = p_matter and player_id = p_player and kind = 'end_match' and agreed_by is not null
  ) then
    raise exception 'nobody agreed to end this match' using errcode = 'check_violation';
  end if;
  select * into v_match from breaks where player_id = p_player and ended_at is null and source = 'match';
  if not found then return 'none'; end if;
  insert into different_persons (player_id, other_id, matter_id)
  select pair.a, pair.b, p_matter
  from player_marks own
  join player_marks other on other.mark = own.mark and other.player_id <> own.player_id
  join breaks b on b.player_id = other.player_id and b.ended_at is null and b.kind = 'exclusion'
  cross join lateral (values (own.player_id, other.player_id), (other.player_id, own.player_id)) pair (a, b)
  where own.player_id = p_player
  on conflict do nothing;
  update breaks set ended_at = v_now where id = v_match.id;
  for v_before in select * from breaks where player_id = p_player and id < v_match.id order by id desc loop
    -- Ended by its player's own request after its term, or by itself: what was before that is over too.
    exit when v_before.ended_at >= v_before.end_asked_at + interval '24 hours'
      or (v_before.kind = 'cool_off' and v_before.ends_at <= v_now)
      or (v_before.source = 'match' and exists (
        select from account_matters m where m.player_id = p_player and m.kind = 'end_match' and m.state = 'done'
          and m.ended_at >= v_before.ended_at));
    continue when v_before.source = 'match';
    insert into breaks (player_id, kind, period, source, started_at, ends_at, end_asked_at)
    values (p_player, v_before.kind, v_before.period, v_before.source, v_before.started_at, v_before.ends_at, v_before.end_asked_at);
    perform refresh_standing(p_player);
    return 'held';
  end loop;
  perform refresh_standing(p_player);
  return 'ended';
end
$$;
revoke all on function end_match(bigint, bigint) from public;
grant execute on function end_match(bigint, bigint) to carmine_app;

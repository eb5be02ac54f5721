-- Adds the moves in the blocks p_after + 1 … p_to to the players' playing time, in the transaction that moves the consumer's cursor. A move
-- that touches an existing stretch is merged, in any order, so that a hand that ends late is counted once.
create or replace function roll_up_play(p_after bigint, p_to bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public set jit = off as $$
#variable_conflict use_column
begin
  perform from feed_cursors where consumer = 'wallet.play-time' and block = p_after for update;
  if not found or p_to <= p_after then raise exception 'ledger: the roll-up of play does not stand at block %', p_after; end if;
  with ended as materialized (
    select player_id, id, created_at from settled_rounds(p_after, p_to)
  ), fresh as materialized (
    select player_id, 'bets' as kind, created_at as at, play_gap() as pause from ended
    union all
    select e.player_id, 'moves', m.at, play_pause() from ended e cross join lateral moves_of(e.player_id, e.id, e.created_at) m (at)
  ), touched as (
    -- Stretches never overlap, so apart from those that start within the new moves only the preceding one can touch them.
    select k.player_id, k.kind, k.began, k.ended, f.pause
    from (select player_id, kind, pause, min(at) as since, max(at) as until from fresh group by 1, 2, 3) f
    cross join lateral (
      (select * from play_rollups k where k.player_id = f.player_id and k.kind = f.kind and k.began <= f.since
       order by k.began desc limit 1)
      union all
      select * from play_rollups k
      where k.player_id = f.player_id and k.kind = f.kind and k.began > f.since and k.began <= f.until + f.pause) k
    where k.ended >= f.since - f.pause
  ), pieces as (
    select player_id, kind, began, ended, pause, true as known from touched
    union all
    select player_id, kind, at, at, pause, false from fresh
  ), marked as (
    select *, coalesce(began - max(ended) over (partition by player_id, kind order by began, ended
      rows between unbounded preceding and 1 preceding) > pause, true) as begins
    from pieces
  ), numbered as materialized (
    select *, count(*) filter (where begins) over (partition by player_id, kind order by began, ended) as stretch from marked
  ), joined as materialized (
    select player_id, kind, stretch, min(began) as began, max(ended) as ended from numbered group by 1, 2, 3
  ), swallowed as (
    delete from play_rollups k using numbered n join joined j using (player_id, kind, stretch)
    where n.known and n.began > j.began and (k.player_id, k.kind, k.began) = (n.player_id, n.kind, n.began)
  )
  insert into play_rollups (player_id, kind, began, ended) select player_id, kind, began, ended from joined
  on conflict (player_id, kind, began) do update set ended = excluded.ended;
end
$$;

grant execute on function roll_up_play(bigint, bigint) to carmine_app;

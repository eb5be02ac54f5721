-- Pays bets of a revealed round, or returns those of a void one: each once, because a bet that is no longer placed is left out. One element
-- a player at most, each the end of a bet's round in the ledger. Where a bet on a flight ended, its targets and the crash alone decide.
create or replace function settle_live_bets(p_elements round_element[], p_table text, p_fence bigint, p_round bigint)
returns setof round_reply
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_phase text;
  v_round live_rounds;
  v_due round_element[];
  v_replies round_reply[];
begin
  if not has_live_table(p_table, p_fence) then return; end if;
  select * into v_round from live_rounds where id = p_round and table_id = p_table;
  v_phase := v_round.phase;
  if v_phase is null or v_phase not in ('running', 'voided') then return; end if;
  if exists (select from unnest(p_elements) e
    where e.kind <> 'existing' or not e.final or e.bet + e.tip + e.promo > 0
      or case v_phase when 'voided' then e.win > 0 or e.refund = 0 else e.refund > 0 and not v_round.interrupted end) then
    raise exception 'live: a bet can only be paid once it is decided, and only be returned where its round is void';
  end if;
  v_due := array(
    select e from unnest(p_elements) e
    join live_bets b on b.player_id = e.player and b.round_id = e.round
    where b.live_round_id = p_round and b.state = 'placed'
    order by e.player for update of b);
  if cardinality(v_due) = 0 then return; end if;
  if v_round.flight_started_at is not null and exists (
    select from unnest(v_due) e join live_bets b on b.player_id = e.player and b.round_id = e.round
    cross join lateral (select coalesce(flight_end_e2(b, v_round.flight_limit_e2, f.crash_e2, v_round.interrupted), 0) as end_e2
      from live_flights f where f.live_round_id = p_round) x
    where e.multiplier_e4 <> x.end_e2 * 100 or e.win <> div(b.stake::numeric * x.end_e2, 100)
      or e.refund <> case when v_round.interrupted and x.end_e2 = 0 then b.staked else 0 end) then
    raise exception 'live: this is not what the flight has decided';
  end if;
  v_replies := array(
    select r from commit_rounds(array(select e.player from unnest(v_due) e), v_due, '{}', true) r);
  update live_bets b set state = case when e.refund > 0 then 'refunded' else 'settled' end, payout = e.win,
    cashed_out_e2 = case when b.slot is not null and e.win + e.multiplier_e4 > 0 then e.multiplier_e4 / 100 end,
    ended_at = clock_timestamp()
  from unnest(v_replies) r join unnest(v_due) e on e.player = r.player_id and e.round = r.round_id
  where b.player_id = r.player_id and b.round_id = r.round_id and b.state = 'placed' and r.status in ('settled', 'replayed');
  return query select * from unnest(v_replies);
end
$$;

grant execute on function settle_live_bets(round_element[], text, bigint, bigint) to carmine_app;

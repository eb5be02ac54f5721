-- Includes the round's steps, and its seed pair.
create or replace function round_digest(r rounds) returns bytea
language sql stable parallel safe set search_path = pg_catalog, public as $$
  select substring(sha256(convert_to(row(r.id, (extract(epoch from r.created_at) * 1000000)::bigint, r.player_id, r.game_id,
    r.math_version, r.play_session_id, r.currency, r.funding, r.grant_id, r.status, r.stake, r.staked, r.cash_staked,
    r.bonus_staked, r.bonus_id, r.payout, r.multiplier_e4, r.seed_id, r.nonce, r.shared_round_id, r.provider_id, r.external_id,
    r.jackpot_micro, r.seq, r.draws, r.outcome, r.snapshot, (extract(epoch from r.settled_at) * 1000000)::bigint,
    (select row(s.client_seed, s.server_seed_hash) from seeds s where s.id = r.seed_id),
    (select array_agg(row(a.seq, a.action, a.debit, a.credit)::text order by a.seq) from round_actions a
      where a.player_id = r.player_id and a.round_id = r.id))::text, 'UTF8')) for 16)
$$;

grant execute on function round_digest(rounds) to carmine_app;

create or replace view every_round as
  select id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, status, stake,
         staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id, provider_id,
         external_id, jackpot_micro, seq, draws, outcome, snapshot, null::timestamptz as deadline, settled_at
  from rounds
  union all
  select id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, 'open', stake,
         staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id, provider_id,
         external_id, jackpot_micro, seq, draws, outcome, snapshot, deadline, null
  from open_rounds;

grant select on every_round to carmine_app;

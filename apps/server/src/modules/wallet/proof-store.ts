/** What a player needs to check every round of a pair. */
import type { Sql } from '../../database/database.ts';
import type { StoredSeed } from './gate.ts';
import type { PlayerId, RoundId, SeedId } from './ids.ts';
import { findRounds } from './round-store.ts';
import type { Round, RoundStep } from './round.ts';
import { toStoredSeed, type SeedRow } from './seed-store.ts';

export const seedsOfPlayer = async (
  sql: Sql,
  playerId: PlayerId,
  size: number,
): Promise<(StoredSeed & { rounds: bigint })[]> => {
  const rows = await sql.rows<SeedRow & { rounds: bigint }>(
    `select s.id as "seedId", s.player_id as "playerId", s.state, s.server_seed_enc as "serverSeedSealed",
       s.server_seed_hash as "serverSeedHash", s.client_seed as "clientSeed", s.last_nonce as "lastNonce",
       coalesce(s.last_nonce + 1, (select max(nonce) + 1 from nonces where seed_id = s.id), 0) as rounds
     from seeds s where s.player_id = $1 and s.state <> 'next' order by s.id desc limit $2`,
    [playerId, size],
  );
  return rows.map((row) => ({ ...toStoredSeed(row), rounds: row.rounds }));
};

export const roundsOfSeed = async (
  sql: Sql,
  seedId: SeedId,
  fromNonce: bigint,
  size: number,
): Promise<{ round: Round; steps: RoundStep[] }[]> => {
  const rounds = await findRounds(
    sql,
    `(select r.* from nonces n join every_round r on r.id = n.round_id
      where n.seed_id = $1 and n.nonce >= $2 order by n.nonce limit $3) r`,
    'order by nonce',
    [seedId, fromNonce, size],
  );
  const steps = await sql.rows<RoundStep & { round_id: RoundId }>(
    `select round_id, seq, action, debit, credit, created_at as "createdAt" from round_actions
     where round_id = any ($1) and seq > 0 order by round_id, seq`,
    [rounds.map(({ id }) => id)],
  );
  const byRound = new Map<RoundId, RoundStep[]>();
  for (const { round_id: id, ...step } of steps) byRound.set(id, [...(byRound.get(id) ?? []), step]);
  return rounds.map((round) => ({ round, steps: byRound.get(round.id) ?? [] }));
};

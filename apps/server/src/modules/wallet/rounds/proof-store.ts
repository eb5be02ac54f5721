/** Reads what players need to verify the rounds of a pair, and what the worker needs to verify every round. */
import type { Sql } from '../../../database/database.ts';
import type { StoredSeed } from '../gate/gate.ts';
import type { PlayerId, RoundId, SeedId } from '../ids.ts';
import type { SealedPart } from '../audit/audit.ts';
import { findRounds } from './round-store.ts';
import type { BookedJackpotWin, Round, RoundStep } from './round.ts';
import { toStoredSeed, type SeedRow } from './seed-store.ts';

export const seedsOfPlayer = async (
  sql: Sql,
  playerId: PlayerId,
  size: number,
): Promise<(StoredSeed & { rounds: bigint })[]> => {
  const rows = await sql.rows<SeedRow & { rounds: bigint }>(
    `select s.id as "seedId", s.player_id as "playerId", s.state, s.server_seed_enc as "serverSeedSealed",
       s.server_seed_hash as "serverSeedHash", s.client_seed as "clientSeed", s.last_nonce as "lastNonce",
       coalesce(s.last_nonce + 1, (select max(nonce) + 1 from nonces where player_id = s.player_id and seed_id = s.id), 0) as rounds
     from seeds s where s.player_id = $1 and s.state <> 'next' order by s.id desc limit $2`,
    [playerId, size],
  );
  return rows.map((row) => ({ ...toStoredSeed(row), rounds: row.rounds }));
};

export const jackpotWins = (sql: Sql, roundIds: readonly RoundId[]): Promise<BookedJackpotWin[]> =>
  sql.rows<BookedJackpotWin>(
    `select w.round_id as "roundId", p.name, w.amount, w.win_bp as "winBp"
     from jackpot_wins w join open_jackpots p on p.id = w.pool_id where w.round_id = any ($1) order by w.id`,
    [roundIds],
  );

const withSteps = async (sql: Sql, rounds: Round[]): Promise<{ round: Round; steps: RoundStep[] }[]> => {
  const steps = await sql.rows<RoundStep & { round_id: RoundId }>(
    `select a.round_id, a.seq, a.action, a.debit, a.credit, a.created_at as "createdAt"
     from unnest($1::bigint[], $2::bigint[]) r (player_id, id)
     join round_actions a on a.player_id = r.player_id and a.round_id = r.id
     where a.seq > 0 order by a.round_id, a.seq`,
    [rounds.map(({ playerId }) => playerId), rounds.map(({ id }) => id)],
  );
  const byRound = new Map<RoundId, RoundStep[]>();
  for (const { round_id: id, ...step } of steps) byRound.set(id, [...(byRound.get(id) ?? []), step]);
  return rounds.map((round) => ({ round, steps: byRound.get(round.id) ?? [] }));
};

export const roundsOfSeed = async (
  sql: Sql,
  { playerId, seedId, fromNonce }: { playerId: PlayerId; seedId: SeedId; fromNonce: bigint },
  size: number,
): Promise<{ round: Round; steps: RoundStep[] }[]> => {
  const rounds = await findRounds(
    sql,
    `(select r.* from nonces n join every_round r on r.id = n.round_id
      where n.player_id = $1 and n.seed_id = $2 and n.nonce >= $3 order by n.nonce limit $4) r`,
    'order by nonce',
    [playerId, seedId, fromNonce, size],
  );
  return withSteps(sql, rounds);
};

export interface ProvableRound {
  readonly round: Round;
  readonly steps: readonly RoundStep[];
  readonly jackpots: readonly BookedJackpotWin[];
  /** Absent if the outcome came from a provider. */
  readonly seed: StoredSeed | undefined;
}

const withSeeds = async (sql: Sql, rounds: Round[]): Promise<ProvableRound[]> => {
  const rows = await sql.rows<SeedRow>(
    `select id as "seedId", player_id as "playerId", state, server_seed_enc as "serverSeedSealed",
       server_seed_hash as "serverSeedHash", client_seed as "clientSeed", last_nonce as "lastNonce"
     from seeds where id = any ($1)`,
    [rounds.flatMap(({ seedId }) => seedId ?? [])],
  );
  const seeds = new Map(rows.map((row) => [row.seedId, toStoredSeed(row)]));
  const [found, won] = [
    await withSteps(sql, rounds),
    await jackpotWins(
      sql,
      rounds.map(({ id }) => id),
    ),
  ];
  return found.map(({ round, steps }) => ({
    ...{ round, steps, seed: round.seedId === undefined ? undefined : seeds.get(round.seedId) },
    jackpots: won.filter(({ roundId }) => roundId === round.id),
  }));
};

const finished = '(select *, null::timestamptz as deadline from rounds) r';

/** Settled rounds before this one that are not in a sealed month, newest first. */
export const roundsBefore = async (
  sql: Sql,
  before: bigint | undefined,
  { roundsTo, stillOpen }: Pick<SealedPart, 'roundsTo' | 'stillOpen'>,
  size: number,
): Promise<ProvableRound[]> =>
  withSeeds(
    sql,
    await findRounds(
      sql,
      finished,
      `where ($1::bigint is null or id < $1) and (id > $3 or id = any ($4::bigint[])) order by id desc limit $2`,
      [before ?? null, size, roundsTo, stillOpen],
    ),
  );

/** The rounds of the next sealed block that was not recomputed yet; undefined when there is none. */
export const nextBlockOfRounds = async (sql: Sql): Promise<{ n: bigint; rounds: ProvableRound[] } | undefined> => {
  const block = await sql.maybe<{ n: bigint; ids: bigint[] }>(
    `select s.n, s.round_ids::text[] as ids from ledger_seal_watch w join ledger_seals s on s.n > w.rounds_checked_n
     order by s.n limit 1`,
  );
  if (block === undefined) return undefined;
  const rounds = await findRounds(sql, finished, 'where id = any ($1::bigint[]) order by id', [block.ids]);
  return { n: block.n, rounds: await withSeeds(sql, rounds) };
};

/** Never moves back: of two workers the further one wins. */
export const saveRoundsChecked = (sql: Sql, n: bigint) =>
  sql.run('update ledger_seal_watch set rounds_checked_n = $1 where rounds_checked_n < $1', [n]);

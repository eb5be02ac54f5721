/** Recomputes each round from its seeds, revealed or not, and compares outcome, stakes and payout with the ledger. */
import { checkRound, type AnyGame } from '@carmine/games';
import type { Database, Sql } from '../../../database/database.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import {
  keepProblems,
  nextBlockOfRounds,
  nothingSealed,
  roundsBefore,
  saveRoundsChecked,
  type LedgerProblem,
  type ProvableRound,
  type SealedPart,
} from '../../wallet/index.ts';
import { ownGames, type GameLibrary } from '../catalogue/game-library.ts';
import { asJson, endedBonusOf, outcomeOf } from '../rounds/round-answer.ts';
import { createSeedVault, type SeedVault } from './server-seed.ts';

/** Yields to the event loop after this many rounds. */
const atOnce = 100;
const blocksAtOnce = 5;

export interface RoundAuditDeps {
  readonly random: Random;
  readonly secretBox: SecretBox;
  /** Default: the registry; tests may pass their own games. */
  readonly games?: GameLibrary;
}

interface Tools {
  readonly vault: SeedVault;
  readonly games: GameLibrary;
}

const toolsOf = ({ games = ownGames, ...deps }: RoundAuditDeps): Tools => ({ games, vault: createSeedVault(deps) });

const openSeed = (vault: SeedVault, seed: ProvableRound['seed']): string | undefined => {
  if (seed === undefined) return undefined;
  try {
    return vault.open({ sealed: seed.serverSeedSealed, hash: seed.serverSeedHash });
  } catch {
    return undefined;
  }
};

const differences = (game: AnyGame, { round, steps, seed, jackpots }: ProvableRound, serverSeed: string): string[] => {
  const { params, view } = outcomeOf(round);
  const read = game.params.safeParse(params);
  if (!read.success || round.nonce === undefined) return ['params'];
  try {
    const { checks } = checkRound(game, {
      seeds: { serverSeed, clientSeed: seed?.clientSeed ?? '', nonce: Number(round.nonce) },
      serverSeedHash: seed?.serverSeedHash,
      params: read.data,
      actions: steps.map(({ action }) => ({ type: '', ...asJson(action) })),
      ...{ stake: round.stake, view, multiplierE4: round.multiplierE4, payout: round.payout, draws: round.draws },
      endedBonus: endedBonusOf(round),
      staked: round.funding === 'free_spin' ? undefined : round.staked,
      // Wins by a must-hit-by trigger are not determined by the outcome.
      jackpots: jackpots.filter(({ winBp }) => winBp > 0),
    });
    return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [check]));
  } catch {
    return ['actions'];
  }
};

/** Differences between the round and its seeds. None for a round without a seed of ours, or a voided one. */
const checkOne = ({ vault, games }: Tools, provable: ProvableRound): LedgerProblem[] => {
  const { round, seed } = provable;
  const problem = (what: string) => ({
    problem: `${what} not as worked out again`,
    table: 'rounds',
    id: String(round.id),
  });
  if (round.seedId === undefined || round.status !== 'settled') return [];
  const serverSeed = openSeed(vault, seed);
  if (serverSeed === undefined) return [problem('seed')];
  const game = games.byMath(round.gameId, round.mathVersion);
  return game === undefined ? [problem('game')] : differences(game, provable, serverSeed).map(problem);
};

const checkAll = async (tools: Tools, rounds: readonly ProvableRound[]): Promise<LedgerProblem[]> => {
  const problems: LedgerProblem[] = [];
  for (const [index, round] of rounds.entries()) {
    if (index % atOnce === 0) await new Promise((resolve) => setImmediate(resolve));
    problems.push(...checkOne(tools, round));
  }
  return problems;
};

export interface RoundAudit {
  readonly problems: readonly LedgerProblem[];
  readonly checked: number;
}

/** Settled rounds from the newest on: all unsealed ones, or at most this many. Read-only. */
export const auditRounds = async (
  sql: Sql,
  deps: RoundAuditDeps,
  { atMost = Infinity, sealed = nothingSealed }: { readonly atMost?: number; readonly sealed?: SealedPart } = {},
): Promise<RoundAudit> => {
  const tools = toolsOf(deps);
  const problems: LedgerProblem[] = [];
  let checked = 0;
  let before: bigint | undefined;
  while (checked < atMost) {
    const rounds = await roundsBefore(sql, before, sealed, Math.min(1_000, atMost - checked));
    problems.push(...(await checkAll(tools, rounds)));
    checked += rounds.length;
    before = rounds.at(-1)?.round.id;
    if (before === undefined) break;
  }
  return { problems, checked };
};

/** Worker only: checks the rounds of the next sealed blocks once. Returns problems found for the first time. */
export const createRoundWatch = ({ db, ...deps }: RoundAuditDeps & { readonly db: Database }) => {
  const tools = toolsOf(deps);
  return {
    look: async (): Promise<LedgerProblem[]> => {
      const found: LedgerProblem[] = [];
      for (let block = 0; block < blocksAtOnce; block += 1) {
        const next = await nextBlockOfRounds(db);
        if (next === undefined) break;
        const problems = await checkAll(tools, next.rounds);
        found.push(
          ...(await db.transaction(async (sql) => {
            await saveRoundsChecked(sql, next.n);
            return keepProblems(sql, problems);
          })),
        );
      }
      return found;
    },
  };
};

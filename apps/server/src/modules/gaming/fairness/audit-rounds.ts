/**
 * The house's own proof of its rounds: each is worked out again from its seeds, revealed or not, and compared with what the
 * books say that it drew, showed, cost and paid.
 */
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
import { asJson, outcomeOf } from '../rounds/round-answer.ts';
import { createSeedVault, type SeedVault } from './server-seed.ts';

/** Rounds after which other work of the process has its turn. */
const atOnce = 100;
const blocksAtOnce = 5;

export interface RoundAuditDeps {
  readonly random: Random;
  readonly secretBox: SecretBox;
  /** The registry, unless a test brings games of its own. */
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
      staked: round.funding === 'free_spin' ? undefined : round.staked,
      // What had to fall to somebody is no outcome's.
      jackpots: jackpots.filter(({ winBp }) => winBp > 0),
    });
    return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [check]));
  } catch {
    return ['actions'];
  }
};

/** What does not follow from the seeds. Nothing for a round that no seed of ours decided, or that was called off. */
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

/** Finished rounds from the newest on, all that are not sealed or at most so many. Reads only. */
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

/** Worker only: the rounds of the next sealed blocks, each once. What was found now and never before. */
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

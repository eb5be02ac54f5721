/** The long statistics of the games: outcomes of the real stream, and simulated rounds of the slots. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { approximate, registry, type AnyGame } from '@carmine/games';
import {
  nothingPlayed,
  playChunk,
  slotRounds,
  type PlayedSlot,
  type SlotRounds,
} from '../../packages/games/testing/slot-rounds.ts';
import type { Score } from '../../packages/games/testing/sequence.ts';
import { soakOutcomes } from './outcome-soak.ts';
import type { SoakRow } from './soak-row.ts';

export interface GameSoak {
  readonly seed: number;
  readonly say: (text: string) => void;
  /** Ids of the games that are asked for; all without. */
  readonly games: readonly string[] | undefined;
  /** Called with each row at once: the others take minutes each. */
  readonly keep: (row: SoakRow) => void;
  /** Nothing new is begun after so many seconds. */
  readonly seconds: number;
}

const farthest = 4;
/** What too few rounds say anything about is not 0. */
const shown = (z: Score): string => (z === undefined ? '–' : `${z >= 0 ? '+' : '−'}${Math.abs(z).toFixed(2)}`);
const isFar = (z: Score): boolean => z !== undefined && !(Math.abs(z) < farthest);

const untilOf = ({ seconds }: GameSoak): number => Date.now() + seconds * 1_000;

/** Each of the games until time is over. */
const each = async (
  soak: GameSoak,
  games: readonly AnyGame[],
  make: (game: AnyGame) => SoakRow | Promise<SoakRow>,
): Promise<SoakRow[]> => {
  const until = untilOf(soak);
  const rows: SoakRow[] = [];
  for (const game of games.filter(({ id }) => soak.games?.includes(id) ?? true)) {
    if (Date.now() > until) {
      soak.say(`${game.id} is left for another time`);
      continue;
    }
    const row = await make(game);
    soak.say(`${row.name}: ${row.count} rounds, ${row.seen}`);
    soak.keep(row);
    rows.push(row);
  }
  return rows;
};

export const outcomes = async (soak: GameSoak, count: number): Promise<SoakRow[]> =>
  each(soak, registry, async (game) => {
    const { rounds: _all, ...scores } = await soakOutcomes(game, count, soak.seed);
    const { returnZ, hitZ, payoutsZ, runsZ, serialZ, gapZ, evennessZ } = scores;
    const failed = Object.values(scores).filter(isFar).length;
    const seen =
      `z of the return ${shown(returnZ)}, of the hits ${shown(hitZ)}, of the payouts’ χ² ${shown(payoutsZ)}, ` +
      `of runs ${shown(runsZ)}, pairs ${shown(serialZ)} and gaps ${shown(gapZ)}, of the first five decisions’ χ² at most ${shown(evennessZ)}`;
    return { name: `outcomes-${game.id}`, count, failed, seed: soak.seed, seen };
  });

const folder = new URL('../../.cache/soak/', import.meta.url);
const chunk = 500_000;

/** What earlier runs have played of this slot with this seed. */
const playedBefore = (file: URL): PlayedSlot => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlayedSlot;
  } catch {
    return nothingPlayed;
  }
};

const keepPlayed = (file: URL, played: PlayedSlot): void => {
  mkdirSync(path.dirname(file.pathname), { recursive: true });
  // Whole or not at all, if it is stopped here.
  const next = new URL(`${file.href}.next`);
  writeFileSync(next, JSON.stringify(played));
  renameSync(next, file);
};

/** How far rounds are from the proof, in standard errors; those of a proof that was itself counted are added. */
const slotDeviation = (game: AnyGame, { unit }: Pick<SlotRounds, 'unit'>, { rounds, hits, paid }: PlayedSlot) => {
  const { rtp, sd, hit, se = 0 } = game.rtpProof();
  const share = approximate(hit);
  const counted = 1 / rounds + (se / sd) ** 2;
  const mean = Number(BigInt(paid)) / unit / rounds;
  return {
    mean,
    returnZ: (mean - approximate(rtp)) / (sd * Math.sqrt(counted)),
    hitZ: (hits / rounds - share) / Math.sqrt(share * (1 - share) * counted),
  };
};

/** Rounds of each slot by the generator of simulations; each run goes on where the last one of the same seed was stopped. */
export const simulatedRounds = async (soak: GameSoak, count: number): Promise<SoakRow[]> => {
  const until = untilOf(soak);
  const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');
  return each(soak, slots, (game) => {
    const rounds = slotRounds(game);
    const file = new URL(`${game.id}-${game.mathVersion.slice(0, 12)}-${soak.seed}.json`, folder);
    let played = playedBefore(file);
    while (played.rounds < count && (Date.now() < until || played.rounds === 0)) {
      played = playChunk(rounds, played, chunk, soak.seed);
      keepPlayed(file, played);
    }
    const { mean, returnZ, hitZ } = slotDeviation(game, rounds, played);
    const failed = [returnZ, hitZ].filter(isFar).length;
    const seen = `${(mean * 100).toFixed(4)} % returned, z of the return ${shown(returnZ)}, of the hits ${shown(hitZ)}`;
    return { name: `rounds-${game.id}`, count: played.rounds, failed, seed: soak.seed, seen };
  });
};

/** How many rounds of each slot one core simulates in a second of its own time, which other work on the machine disturbs less than the clock. */
import { registry } from '@carmine/games';
import { nothingPlayed, playChunk, slotRounds, type SlotRounds } from '../packages/games/testing/slot-rounds.ts';
import { median } from './measurement.ts';

export interface SlotSpeed {
  readonly name: string;
  readonly engine: SlotRounds['engine'];
  readonly perSecond: number;
  readonly goal: number | undefined;
}

const goals: Readonly<Partial<Record<SlotRounds['engine'], number>>> = { lines: 1_000_000, cascade: 200_000 };
const chunk = 10_000;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/** Each sample lasts so many seconds. */
const sampleOf = (rounds: SlotRounds, seconds: number, seed: number): number => {
  const began = cpuSeconds();
  let played = nothingPlayed;
  while (cpuSeconds() - began < seconds) played = playChunk(rounds, played, chunk, seed);
  return played.rounds / (cpuSeconds() - began);
};

export const slotSpeeds = (samples: number, seconds: number, say: (text: string) => void): SlotSpeed[] =>
  registry
    .filter(({ catalogue }) => catalogue.category === 'slots')
    .map((game) => {
      const rounds = slotRounds(game);
      // Compiled by then.
      sampleOf(rounds, seconds / 5, 0);
      const measured = Array.from({ length: samples }, (_, sample) => sampleOf(rounds, seconds, sample + 1));
      const perSecond = Math.round(median(measured));
      say(`${game.id}: ${perSecond} rounds a second`);
      return { name: game.id, engine: rounds.engine, perSecond, goal: goals[rounds.engine] };
    });

export const slotTable = (speeds: readonly SlotSpeed[]): string =>
  [
    '| slot | engine | rounds a second of a core | goal |',
    '|---|---|---:|---:|',
    ...speeds.map(({ name, engine, perSecond, goal }) => `| ${name} | ${engine} | ${perSecond} | ${goal ?? ''} |`),
  ].join('\n');

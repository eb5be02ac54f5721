import type { LiveTableAnswer } from '@carmine/contract/games/live-tables';
import { expect, test } from 'vitest';
import { lobbyTexts } from '../texts.ts';
import { bettingState } from './betting-state.ts';

const timing = { bettingMs: 15_000, closedMs: 1_000, runningMs: 7_000, restMs: 4_000 };
const at = (ms: number): string => new Date(1_000_000_000 + ms).toISOString();
type Round = NonNullable<LiveTableAnswer['round']>;

/** Of a round that opened at 0, `ms` later. */
const stateAt = (ms: number, round: Pick<Round, 'phase'> & Partial<Round>) =>
  bettingState(
    {
      ...{ id: 'wheel', game: 'wheel', name: 'Wheel', players: 0, now: at(ms), timing, results: [] },
      round: {
        ...{ id: 'lrd_1', mathVersion: 'm', openedAt: at(0), closesAt: at(15_000), dueAt: at(15_000), linkNumber: 1 },
        ...round,
      },
    },
    1_000_000_000 + ms,
  );

test('while bets are taken, it counts down to their end', () => {
  expect(stateAt(5_000, { phase: 'betting' })).toMatchObject({ open: true, seconds: 10, text: lobbyTexts.liveOpen });
});

test.each([
  ['betting', 15_500, 15_000, 12],
  ['closed', 15_500, 16_000, 12],
  ['running', 17_000, 23_000, 10],
  ['settled', 24_000, 27_000, 3],
] as const)(
  'in %s it says when they are taken again: what is left of the phase, and what follows it',
  (phase, ms, due, next) => {
    expect(stateAt(ms, { phase, dueAt: at(due) })).toMatchObject({ open: false, text: lobbyTexts.liveNext(next) });
  },
);

test.each([
  ['of a void round, which is over', { phase: 'voided', dueAt: at(15_000) }],
  [
    'of a round that its studio is asked about, which lasts until it is decided',
    { phase: 'closed', held: true, dueAt: at(16_000) },
  ],
] as const)('%s it promises no time', (_which, round) => {
  expect(stateAt(60_000, round)).toMatchObject({ open: false, text: lobbyTexts.liveSoon });
});

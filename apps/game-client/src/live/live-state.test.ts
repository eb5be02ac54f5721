/** A viewer's table is the same whether it came as one snapshot or event by event. */
import type { TableSnapshot } from '@carmine/contract/games/live-tables';
import type { TableEvent } from '@carmine/contract/live';
import { expect, it } from 'vitest';
import { applyEvent, applySnapshot, chipsOf, withShown } from './live-state.ts';

const timing = { bettingMs: 15_000, closedMs: 1_000, runningMs: 7_000, restMs: 4_000 };
const [chain, salt, link] = ['c'.repeat(64), 'salt', 'a'.repeat(64)];
const at = (ms: number) => new Date(1_000_000 + ms).toISOString();
const table: TableSnapshot = {
  ...{ id: 'wheel', game: 'wheel', name: 'Wheel', players: 0, seq: 7, now: at(500), open: true, timing, results: [] },
  bets: { players: 0, bets: 0, stakedCents: '0', spots: {} },
  round: {
    ...{ id: 'lrd_1', phase: 'betting', mathVersion: 'm', openedAt: at(0), closesAt: at(15_000), dueAt: at(15_000) },
    ...{ chain, salt, linkNumber: 3 },
  },
};
const event = (seq: number, kind: TableEvent['kind'], data: object, round = 'lrd_1'): TableEvent => ({
  ...{ table: 'wheel', seq, kind, round, at: at(16_000) },
  data: data as Record<string, unknown>,
});

it('knows the server’s clock from the first snapshot on', () => {
  expect(applySnapshot(undefined, table, 1_000_000).offsetMs).toBe(500);
});

it('follows a round from event to event, and shows a result only once it was shown', () => {
  const bets = { players: 2, bets: 3, stakedCents: '1200', spots: { '7': '700', '1': '500' } };
  const running = [
    event(8, 'bets', bets),
    event(9, 'closed', { ...bets, dueAt: at(16_000) }),
    event(10, 'result', { link, result: { stop: 3, spot: '7' }, dueAt: at(23_000) }),
  ].reduce(applyEvent, applySnapshot(undefined, table, 1_000_000));
  expect(running.bets).toEqual({ players: 2, stakedCents: 1_200n, spots: { '7': 700n, '1': 500n } });
  expect(running.round).toMatchObject({ phase: 'running', seed: link, revealedAt: 1_016_000, dueAt: 1_023_000 });
  expect([running.shown, running.results]).toEqual([undefined, []]);
  const shown = withShown(running);
  const result = { round: 'lrd_1', number: 3, seed: link, result: { stop: 3, spot: '7' }, chain, salt };
  expect([shown.shown, shown.results]).toEqual([result, [result]]);
  // Whoever comes later sees the same.
  const late = {
    ...table,
    seq: 10,
    round: { ...table.round!, phase: 'running' as const, dueAt: at(23_000), link, result: result.result },
  };
  expect(applySnapshot(undefined, late, 1_000_000).round).toMatchObject({ revealedAt: 1_016_000, seed: link });
});

it('keeps own chips within their round, and nothing of them in the next', () => {
  const own = { id: 'rnd_1', stake: 100n, staked: 300n, chips: { '1': 2, '7': 1 } };
  const before = { ...applySnapshot(undefined, table, 1_000_000), own: [own], waiting: { '1': 1 } };
  expect(chipsOf(before)).toEqual({ '1': 3, '7': 1 });
  expect(applySnapshot(before, { ...table, seq: 8 }, 1_000_000)).toMatchObject({ own: [own], waiting: { '1': 1 } });
  const opened = { chain, salt, link: 4, openedAt: at(30_000), closesAt: at(45_000) };
  const next = applyEvent(before, event(8, 'opened', opened, 'lrd_2'));
  expect(next).toMatchObject({ own: [], waiting: {}, shown: undefined, round: { id: 'lrd_2', number: 4 } });
});

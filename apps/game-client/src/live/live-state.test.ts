/** A viewer's table is the same whether it came as one snapshot or event by event. */
import type { TableSnapshot } from '@carmine/contract/games/live-tables';
import type { TableEvent } from '@carmine/contract/live';
import { expect, it } from 'vitest';
import { chipsOf } from './chip-value.ts';
import { applyEvent, applySnapshot, readOwnBet, withOwn, withShown } from './live-state.ts';

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

const placed = {
  ...{ id: 'rnd_1', round: 'lrd_1', state: 'placed' as const, stake: '1.00', staked: '1.00', payout: '0.00' },
  ...{ params: { slot: 1 }, currency: 'EUR' as const },
};

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
  expect(running.bets).toEqual({ players: 2, stakedCents: 1_200n, spots: { '7': 700n, '1': 500n }, riders: [] });
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

it('follows a studio’s round: held until its result comes, which is proved by what was signed', () => {
  const studio = { signed: '{}', key: 'studio-1', publicKey: 'A'.repeat(43), signature: 'A'.repeat(86) };
  const { chain: _chain, salt: _salt, ...round } = table.round!;
  const stream = { kind: 'frame' as const, url: 'https://studio.example', delayMs: 500 };
  const held = [event(8, 'closed', { dueAt: at(16_000) }), event(9, 'held', {})].reduce(
    applyEvent,
    applySnapshot(undefined, { ...table, round, stream }, 1_000_000),
  );
  expect(held).toMatchObject({ stream, round: { phase: 'closed', held: true } });
  const running = applyEvent(held, event(10, 'result', { studio, result: { stop: 3 }, dueAt: at(23_000) }));
  expect(running.round).toMatchObject({ phase: 'running', held: false, seed: undefined });
  expect(withShown(running).results).toMatchObject([{ round: 'lrd_1', number: 3, seed: '', studio }]);
});

it('keeps own chips within their round, and nothing of them in the next', () => {
  const chips = { '1': 2, '7': 1 };
  const own = {
    ...{ id: 'rnd_1', stake: 100n, staked: 300n, payout: 0n, chips, params: { chips } },
    ...{ limit: undefined, cashedOutAt: undefined, rider: undefined },
  };
  const before = { ...applySnapshot(undefined, table, 1_000_000), own: [own], waiting: { '1': 1 } };
  expect(chipsOf(before, 100n)).toEqual({ '1': 3, '7': 1 });
  expect(applySnapshot(before, { ...table, seq: 8 }, 1_000_000)).toMatchObject({ own: [own], waiting: { '1': 1 } });
  const opened = { chain, salt, link: 4, openedAt: at(30_000), closesAt: at(45_000) };
  const next = applyEvent(before, event(8, 'opened', opened, 'lrd_2'));
  expect(next).toMatchObject({ own: [], waiting: {}, shown: undefined, round: { id: 'lrd_2', number: 4 } });
});

it('a round that a snapshot had already keeps own bets when its beginning is told again', () => {
  const own = [readOwnBet(placed, () => 100n)];
  const before = { ...applySnapshot(undefined, table, 1_000_000), own };
  const opened = { chain, salt, link: 3, openedAt: at(0), closesAt: at(15_000) };
  expect(applyEvent(before, event(8, 'opened', opened))).toEqual({ ...before, seq: 8 });
});

it('an event that a newer release says and this page has no word for changes nothing but its number', () => {
  const before = applySnapshot(undefined, table, 1_000_000);
  const unknown = event(8, 'rained' as TableEvent['kind'], { dueAt: at(99_000), result: { stop: 3 } });
  expect(applyEvent(before, unknown)).toEqual({ ...before, seq: 8 });
});

const rider = (key: string, cents: number, out?: string) => ({
  ...{ key, name: `${key}***`, stakedCents: String(cents) },
  ...(out === undefined ? {} : { at: out, payoutCents: String(Math.floor(cents * Number(out))) }),
});

it('follows a flight: who is on it, who has left it where, and nothing is lost that some news do not say', () => {
  const bets = { players: 2, bets: 2, stakedCents: '700', spots: {}, riders: [rider('a', 500), rider('b', 200)] };
  const flight = { startedAt: at(16_500), doublingMs: 8_000, limit: '9312.40' };
  const before = applySnapshot(undefined, table, 1_000_000);
  const flying = [
    event(8, 'bets', bets),
    event(9, 'closed', { players: 2, stakedCents: '700', spots: {}, dueAt: at(16_000) }),
    event(10, 'flying', flight),
    event(11, 'cash_outs', { riders: [rider('b', 200, '1.45')] }),
  ].reduce(applyEvent, before);
  expect(flying.round).toMatchObject({
    ...{ phase: 'flying', result: undefined },
    flight: { startedAt: 1_016_500, doublingMs: 8_000, limit: 931_240 },
  });
  expect(flying.bets.riders.map((one) => [one.key, one.at, one.payoutCents])).toEqual([
    ['a', undefined, undefined],
    ['b', 145, 290n],
  ]);
  // Whoever comes in the middle of it sees the same flight.
  const round = { ...table.round!, phase: 'flying' as const, dueAt: at(15_000), flight };
  expect(applySnapshot(undefined, { ...table, seq: 11, round }, 1_000_000).round).toMatchObject({
    ...{ phase: 'flying', flight: flying.round!.flight },
  });
});

it('an answer that is older than a cash-out takes nothing back', () => {
  const bet = {
    ...{ id: 'rnd_1', stake: 100n, staked: 100n, payout: 0n, chips: {}, params: {} },
    ...{ limit: 1_000_000, cashedOutAt: undefined, rider: 'k1' },
  };
  const out = { ...bet, payout: 231n, cashedOutAt: 231 };
  expect(withOwn([bet], [out])).toEqual([out]);
  expect(withOwn([out], [bet])).toEqual([out]);
  expect(withOwn([out], [{ ...bet, id: 'rnd_2' }])).toHaveLength(2);
});

it('knows which of the riders is the player’s own, and where all bets together end, before the flight begins', () => {
  const riders = [{ key: 'k1', name: 'M•••', stakedCents: '1000' }];
  const bets = { players: 1, bets: 1, stakedCents: '1000', spots: {}, riders, limit: '2.49' };
  const closed = applyEvent(applySnapshot(undefined, table, 1_000_000), event(8, 'closed', bets));
  expect(closed.bets).toMatchObject({ limit: 249, riders: [{ key: 'k1' }] });
  expect(readOwnBet({ ...placed, limit: '10000.00', rider: 'k1' }, () => 100n).rider).toBe('k1');
});

import { expect, it } from 'vitest';
import { afterMove, playedMs, resultOf, shownNet } from './sitting.ts';
import type { Session, Sitting } from './state.ts';
import { openTable } from './test-table.ts';

const second = 1_000;
const sitting: Sitting = {
  ...{ startedAt: 'then', playedMs: 60 * second, readAt: 0, runsUntil: 30 * second, lastBetAt: -90 * second },
  ...{ rounds: 4, staked: 7_600n, returned: 5_000n },
};
const session = {
  ...{ mode: 'real', currency: 'ETH', demoSince: undefined, sittingGapMs: 900 * second, playPauseMs: 120 * second },
  ...{ sittingRate: 2_000n * 10n ** 18n, sitting },
} as Session;

it('the clock stands still where nothing is played, and goes on with a bet or an action', () => {
  expect([0, 20, 30, 300].map((at) => playedMs(session, at * second) / second)).toEqual([60, 80, 90, 90]);
  const acted = { ...session, sitting: afterMove(session, 300 * second, false) };
  expect([300, 310, 420, 800].map((at) => playedMs(acted, at * second) / second)).toEqual([90, 100, 210, 210]);
  // Only a bet extends the sitting.
  expect(playedMs(acted, 811 * second)).toBe(0);
});

it('a bet after the sitting has ended begins another one, which the server names', () => {
  const later = 2_000 * second;
  expect(afterMove(session, later, true)).toMatchObject({ startedAt: undefined, playedMs: 0, staked: 0n });
  expect(afterMove(session, later, false)).toBe(sitting);
  expect(afterMove({ ...session, mode: 'demo' }, 0, true)).toBeUndefined();
});

it('the net result is in euro over every wallet, with what was presented here since', () => {
  // −0.001 ETH at €2,000.
  expect(shownNet({ session, net: -1_000_000n })).toEqual({ of: 'EUR', amount: -2_600n - 200n });
  expect(shownNet({ session: { ...session, mode: 'demo' }, net: 5n })).toEqual({ of: 'ETH', amount: 5n });
  expect(resultOf({ free: true, payout: 500n, staked: 0n })).toBe(0n);
});

it('the figures after a round and after asking for them again are the same', async () => {
  const { controller, state, settled } = await openTable({ currency: 'EUR' });
  await controller.press();
  controller.shown();
  const shown = shownNet(state());
  await settled();
  expect(state().session.sitting?.startedAt).toBeDefined();
  expect(state().session.sitting?.rounds).toBe(1);
  expect(shownNet(state())).toEqual(shown);
});

it('rounds that follow each other without a pause leave no sitting without its name, by which a reality check comes due', async () => {
  const auto = await openTable();
  await auto.controller.startAuto({
    ...{ rounds: 5, stopProfit: 1_000_000n, stopLoss: 1_000_000n, onWin: 0, onLoss: 0 },
  });
  auto.controller.shown();
  await auto.settled();
  expect(auto.play.rounds()).toBe(2);
  expect(auto.state()).toMatchObject({ phase: 'showing', session: { sitting: { startedAt: expect.any(String) } } });

  const pressed = await openTable();
  await pressed.controller.press();
  pressed.clock.now += 300;
  await pressed.controller.press();
  await pressed.controller.press();
  pressed.controller.shown();
  await pressed.settled();
  expect(pressed.play.rounds()).toBe(2);
  expect(pressed.state()).toMatchObject({ phase: 'showing', session: { sitting: { startedAt: expect.any(String) } } });
});

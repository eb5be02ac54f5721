import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../../dev/fake-answer.ts';
import { leastHeldMs } from './hold-spin.ts';
import { openTable } from '../test-table.ts';

const open = async (options: FakeOptions = {}) =>
  openTable({ gameId: 'lantern-harbour', balance: 1_000_000n, ...options });

/** Held since before the first round, which is on the screen. */
const held = async (options: FakeOptions = {}) => {
  const table = await open(options);
  await table.controller.startHold();
  return table;
};
type Held = Awaited<ReturnType<typeof held>>;

describe('the button that is held', () => {
  it('spins again as each round was shown, shortens none, and stops when it is let go', async () => {
    const { controller, play, state, settled } = await held();
    for (let rounds = 1; rounds <= 3; rounds += 1) {
      expect(state()).toMatchObject({ phase: 'showing', holding: true, skips: 0, queued: false });
      expect(play.rounds()).toBe(rounds);
      controller.shown();
      await settled();
    }
    expect(play.rounds()).toBe(4);
    controller.endHold();
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(4);
    expect(state()).toMatchObject({ phase: 'idle', holding: false });
  });

  it('begins no round sooner than the jurisdiction allows, nor faster than a hand', async () => {
    for (const minCycleMs of [0, 5_000]) {
      const { controller, clock, play, settled } = await held({ minCycleMs });
      const began = clock.now;
      controller.shown();
      await settled();
      expect(play.rounds()).toBe(2);
      expect(clock.now - began).toBeGreaterThanOrEqual(Math.max(leastHeldMs, minCycleMs));
    }
  });

  it('over a round that is shown already waits until that was shown', async () => {
    const { controller, play, state, settled } = await open();
    await controller.press();
    await controller.startHold();
    expect(state()).toMatchObject({ phase: 'showing', skips: 0 });
    expect(play.rounds()).toBe(1);
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(2);
  });

  it.each([
    ['free spins or respins', ({ controller }) => controller.feature()],
    ['another stake', ({ controller }) => controller.setStake(1_000n)],
    ['a pause of the page', ({ controller }) => controller.fromPage(sealFrameMessage({ type: 'pause', reason: 'x' }))],
  ] as [string, (table: Held) => void][])('ends with %s', async (_what, happens) => {
    const table = await held();
    happens(table);
    expect(table.state().holding).toBe(false);
    table.controller.shown();
    await table.settled();
    expect(table.play.rounds()).toBe(1);
  });

  it('is not taken up again while free spins are shown', async () => {
    const { controller, state } = await held();
    controller.feature();
    await controller.startHold();
    expect(state().holding).toBe(false);
  });

  it('a limit, an error or an empty balance ends it at once', async () => {
    const { controller, play, state } = await held();
    play.refuseNext(409, 'limit_reached', 'Your limit is reached.');
    controller.shown();
    await expect.poll(() => state().holding).toBe(false);
    expect(state().phase).toBe('idle');
    expect(state().notice).toBeDefined();
    expect(play.rounds()).toBe(1);
    const poor = await held({ balance: 100n });
    expect(poor.state()).toMatchObject({ holding: false, notice: { code: 'insufficient_funds' } });
    expect(poor.play.rounds()).toBe(0);
  });

  it('does nothing where the jurisdiction wants a press for each round', async () => {
    const { play, state } = await held({ mayAutoplay: false });
    expect(state().holding).toBe(false);
    expect(play.rounds()).toBe(0);
  });

  it('shortens nothing where nothing may be skipped', async () => {
    const { state } = await held({ mayHurry: false });
    expect(state()).toMatchObject({ holding: true, skips: 0, skipped: false });
  });

  it('does nothing in other games', async () => {
    const { play, state } = await held({ gameId: 'dice' });
    expect(state().holding).toBe(false);
    expect(play.rounds()).toBe(0);
  });
});

import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { describe, expect, it } from 'vitest';
import { openTable } from './test-table.ts';

describe('a press before the next round may begin', () => {
  it('queues one round, which is placed when the result was shown', async () => {
    const { controller, play, state, clock, settled } = await openTable();
    await controller.press();
    clock.now += 300;
    await controller.press();
    expect(state()).toMatchObject({ phase: 'showing', skips: 1, queued: false });
    await controller.press();
    await controller.press();
    expect(state()).toMatchObject({ phase: 'showing', queued: true });
    controller.shown();
    expect(state()).toMatchObject({ phase: 'waiting', queued: false, history: { length: 1 } });
    await settled();
    expect(play.rounds()).toBe(2);
  });

  it('while the bet is on its way queues one as well, but a double click does not', async () => {
    const { controller, state, clock } = await openTable();
    const pressed = controller.press();
    await controller.press();
    expect(state()).toMatchObject({ phase: 'waiting', queued: false });
    clock.now += 300;
    await controller.press();
    expect(state()).toMatchObject({ phase: 'waiting', queued: true });
    await pressed;
  });

  it('in a game of several steps is kept while the end of a round is shown, exactly one', async () => {
    const { controller, play, state, clock, settled } = await openTable({ gameId: 'coin-run', balance: 100_000n });
    await controller.press();
    controller.shown();
    await settled();
    expect(state()).toMatchObject({ phase: 'idle', round: { open: true } });
    // Nothing is kept for the time after a step.
    while (state().round?.open === true) {
      clock.now += 300;
      await controller.act('flip');
      if (state().round?.open !== true) break;
      await controller.press();
      await controller.press();
      expect(state().queued).toBe(false);
      controller.shown();
      await settled();
    }
    const before = play.rounds();
    await controller.press();
    await controller.press();
    await controller.press();
    expect(state()).toMatchObject({ phase: 'showing', queued: true });
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(before + 1);
    expect(state()).toMatchObject({ queued: false });
  });

  const queued = async (options = {}) => {
    const table = await openTable(options);
    await table.controller.press();
    table.clock.now += 300;
    await table.controller.press();
    await table.controller.press();
    return table;
  };

  it.each([
    ['another stake', (table) => table.controller.setStake(1_000n)],
    ['another setting', (table) => table.controller.setParams({ target: 1_000, direction: 'under' })],
    ['a pause', (table) => table.controller.fromPage(sealFrameMessage({ type: 'pause', reason: 'deposit' }))],
    ['the player', (table) => table.controller.cancelQueued()],
  ] as [string, (table: Awaited<ReturnType<typeof queued>>) => void][])('%s cancels it', async (_what, change) => {
    const table = await queued();
    expect(table.state().queued).toBe(true);
    change(table);
    table.controller.shown();
    await table.settled();
    expect(table.state()).toMatchObject({ phase: 'idle', queued: false });
    expect(table.play.rounds()).toBe(1);
  });

  it('is not queued where a jurisdiction sets the pace', async () => {
    const { controller, state, play, settled } = await queued({ minCycleMs: 5_000 });
    expect(state().queued).toBe(false);
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(1);
  });

  it('that cannot be paid asks for funds and stakes nothing', async () => {
    const { controller, state, play } = await queued({ balance: 700n, bonusBalance: 0n, seed: 's1' });
    const { payout } = state().round ?? { payout: -1n };
    controller.shown();
    expect(play.rounds()).toBe(payout > 0n ? 2 : 1);
    expect(state().notice?.code).toBe(payout > 0n ? undefined : 'insufficient_funds');
  });
});

describe('a round that goes on with free spins or respins', () => {
  const begun = async (options = {}) => {
    const table = await openTable({ gameId: 'lantern-harbour', ...options });
    await table.controller.press();
    table.clock.now += 300;
    return table;
  };

  it('every press through them skips, none is one for another round; the next after their total is', async () => {
    const { controller, play, state, clock, settled } = await begun();
    controller.feature();
    for (let presses = 1; presses <= 6; presses += 1) {
      clock.now += 300;
      await controller.press();
      expect(state()).toMatchObject({ phase: 'showing', skips: presses, queued: false });
    }
    controller.shown();
    await settled();
    expect(state()).toMatchObject({ phase: 'idle', feature: false });
    expect(play.rounds()).toBe(1);
    await controller.press();
    expect(play.rounds()).toBe(2);
  });

  it('what was pressed before they were known is not staked after them', async () => {
    const { controller, play, state, settled } = await begun();
    await controller.press();
    await controller.press();
    expect(state().queued).toBe(true);
    controller.feature();
    expect(state().queued).toBe(false);
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(1);
  });

  it('where nothing may be skipped, presses are ignored too', async () => {
    const { controller, play, state, settled } = await begun({ mayHurry: false });
    controller.feature();
    await controller.press();
    await controller.press();
    expect(state().queued).toBe(false);
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(1);
  });
});

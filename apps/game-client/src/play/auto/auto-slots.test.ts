/** Rounds of slots that run by themselves: in every slot, with one stake, and with a stop at free spins, respins and jackpots. */
import { gameById, registry, type AnyGame } from '@carmine/games';
import { views } from '@carmine/games/views';
import { describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../../dev/fake-answer.ts';
import { openTable } from '../test-table.ts';
import { mayAuto } from './auto-bet.ts';
import type { AutoPlan } from './auto-plan.ts';

const far = 1_000_000_000n;
const plan: AutoPlan = {
  ...{ rounds: 4, stopProfit: far, stopLoss: far, onWin: 0, onLoss: 0 },
  ...{ stopFeature: true, stopJackpot: true },
};
const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');

/** One round was shown, and whatever follows it has begun. */
const show = async ({ controller, settled }: Awaited<ReturnType<typeof openTable>>) => {
  controller.shown();
  await settled();
};

describe.each(slots)('$id', ({ id }) => {
  it('plays its rounds one after the other with one stake, each once the last one was shown, and says what is left', async () => {
    const table = await openTable({ gameId: id, balance: far });
    const { controller, play, state } = table;
    const { stake } = state();
    await controller.startAuto(plan);
    for (let round = 1; round <= plan.rounds; round += 1) {
      expect(play.rounds()).toBe(round);
      expect(state()).toMatchObject({ stake, phase: 'showing', auto: { left: plan.rounds - round } });
      // However long it is shown: nothing else begins.
      await table.settled();
      expect(play.rounds()).toBe(round);
      await show(table);
    }
    expect(play.rounds()).toBe(plan.rounds);
    expect(state()).toMatchObject({ auto: undefined, stake, notice: { code: 'auto_ended' } });
  });

  it('is not offered where the jurisdiction does not allow it', async () => {
    const { controller, play, state } = await openTable({ gameId: id, mayAutoplay: false });
    expect(mayAuto(state())).toBe(false);
    await controller.startAuto(plan);
    expect(play.rounds()).toBe(0);
  });

  it('may stop at what it has: free spins or respins, and jackpots', async () => {
    const view = await views[id]?.();
    expect(view?.hasFeature === true).toBe(id !== 'orchard-clock');
    expect(view?.pools !== undefined).toBe((gameById(id)?.catalogue.jackpots.length ?? 0) > 0);
  });
});

describe('a feature', () => {
  it('ends them when it begins, so that the player starts it, and says so once the round is over', async () => {
    const table = await openTable({ gameId: 'lantern-harbour', balance: far });
    const { controller, play, state } = table;
    await controller.startAuto(plan);
    controller.feature();
    expect(state()).toMatchObject({ auto: undefined, notice: undefined, phase: 'showing' });
    await show(table);
    expect(play.rounds()).toBe(1);
    expect(state().notice?.message).toBe('Auto-bet stopped at a feature.');
  });

  it('ends none where the player wants them to go on', async () => {
    const table = await openTable({ gameId: 'lantern-harbour', balance: far });
    await table.controller.startAuto({ ...plan, stopFeature: false });
    table.controller.feature();
    await show(table);
    expect(table.play.rounds()).toBe(2);
    expect(table.state().auto).toMatchObject({ left: 2 });
  });
});

/** A round that wins a jackpot, whatever it stakes. */
const lucky = (): FakeOptions => {
  const slot = gameById('lantern-harbour') as AnyGame;
  const game: AnyGame = {
    ...slot,
    init: (params, rng) => ({ ...slot.init(params, rng), jackpots: [{ name: 'prize', winBp: 10_000 }] }),
  };
  return { gameId: slot.id, game, balance: far, pool: 5_000n };
};

describe('a jackpot', () => {
  it('ends them', async () => {
    const table = await openTable(lucky());
    await table.controller.startAuto(plan);
    await show(table);
    expect(table.play.rounds()).toBe(1);
    expect(table.state()).toMatchObject({ auto: undefined, notice: { message: 'Auto-bet stopped at a jackpot.' } });
  });

  it('is counted and read before the next round takes it away, where they go on', async () => {
    const table = await openTable(lucky());
    await table.controller.startAuto({ ...plan, stopJackpot: false });
    const before = table.clock.now;
    await show(table);
    expect(table.play.rounds()).toBe(2);
    expect(table.clock.now - before).toBeGreaterThan(4_000);
  });

  it('counts as a single win', async () => {
    const table = await openTable(lucky());
    await table.controller.startAuto({ ...plan, stopJackpot: false, stopWin: 5_000n });
    await show(table);
    expect(table.state()).toMatchObject({
      auto: undefined,
      notice: { message: 'Auto-bet stopped at your single-win limit.' },
    });
  });
});

it('a press while a win rests ends them: no round is staked after it', async () => {
  const table = await openTable(lucky());
  const { controller, play, state, settled } = table;
  await controller.startAuto({ ...plan, stopJackpot: false });
  controller.shown();
  await Promise.resolve();
  expect(state()).toMatchObject({ phase: 'idle', auto: { left: 3 } });
  await controller.press();
  await settled();
  expect([play.rounds(), state().auto]).toEqual([1, undefined]);
});

it('granted free spins are pressed for: none of them runs by itself, and they end what does', async () => {
  const table = await openTable({ gameId: 'lantern-harbour', spins: { count: 3, stake: '1.00' }, balance: far });
  const { controller, play, state } = table;
  controller.startSpins();
  expect(mayAuto(state())).toBe(false);
  await controller.startAuto(plan);
  expect(play.rounds()).toBe(0);
});

import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRound, beginRun, isPlan, type AutoPlan, type AutoStep } from './auto-plan.ts';
import { openTable } from '../test-table.ts';
import { keepFields, readFields, usualFields } from './kept-fields.ts';

const plan: AutoPlan = { rounds: 3, stopProfit: 1_000_000n, stopLoss: 1_000_000n, onWin: 0, onLoss: 0 };

describe('rounds that run by themselves', () => {
  const anyPlan = fc.record({
    rounds: fc.integer({ min: 1, max: 40 }),
    stopProfit: fc.bigInt({ min: 1n, max: 5_000n }),
    stopLoss: fc.bigInt({ min: 1n, max: 5_000n }),
    onWin: fc.integer({ min: 0, max: 1_000 }),
    onLoss: fc.integer({ min: 0, max: 1_000 }),
  });

  it('never lose more than the limit, never go on at the profit, and are never more than were asked for', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.bigInt({ min: 1n, max: 500n }),
        fc.array(fc.boolean(), { minLength: 50 }),
        (made, stake, luck) => {
          const limits = { min: 1n, max: 10_000n };
          let [step, net, rounds]: [AutoStep, bigint, number] = [beginRun(made, stake), 0n, 0];
          while (step.kind === 'next') {
            expect(net < made.stopProfit).toBe(true);
            const result = luck[rounds % luck.length] === true ? step.stake : -step.stake;
            net += result;
            rounds += 1;
            expect(-net <= made.stopLoss).toBe(true);
            const payout = result + step.stake;
            step = afterRound(step.run, { stake: step.stake, result, payout, jackpot: 0n }, limits);
          }
          expect(rounds <= made.rounds).toBe(true);
        },
      ),
    );
  });

  it('do not begin without limits, nor with a number of rounds or a rise that is none', () => {
    const parts = [
      ...[{ rounds: 0 }, { rounds: 1_001 }, { rounds: 1.5 }, { stopProfit: 0n }, { stopLoss: 0n }],
      ...[{ onWin: -1 }, { onLoss: Number.NaN }, { onWin: 1_001 }, { stopWin: 0n }],
    ];
    expect(parts.filter((part) => isPlan({ ...plan, ...part }))).toEqual([]);
    expect(isPlan(plan)).toBe(true);
  });

  it('stake what was chosen after a win and after a loss, and leave the stake after a round that breaks even', () => {
    const step = beginRun({ ...plan, onWin: 50, onLoss: 100 }, 200n);
    const limits = { min: 1n, max: 10_000n };
    const nextStake = (result: bigint, made: Partial<AutoPlan> = {}) => {
      if (step.kind === 'end') throw new Error('It does not begin');
      const run = { ...step.run, plan: { ...step.run.plan, ...made } };
      const next = afterRound(run, { stake: 800n, result, payout: 0n, jackpot: 0n }, limits);
      return next.kind === 'next' ? next.stake : next.why;
    };
    expect([nextStake(1n), nextStake(-1n), nextStake(0n)]).toEqual([1_200n, 1_600n, 800n]);
    const back = { onWin: 0, onLoss: 0 };
    expect([nextStake(1n, back), nextStake(-1n, back), nextStake(0n, back)]).toEqual([200n, 200n, 800n]);
  });

  it.each([
    ['pays what a single win may be', { payout: 500n, jackpot: 0n }, 'win'],
    ['wins a jackpot', { payout: 0n, jackpot: 100n }, 'jackpot'],
    ['pays less', { payout: 499n, jackpot: 0n }, undefined],
  ])('end after a round that %s', (_, { payout, jackpot }, why) => {
    const begun = beginRun({ ...plan, stopWin: 500n, stopJackpot: true }, 100n);
    if (begun.kind === 'end') throw new Error('They do not begin');
    const round = { stake: 100n, result: payout + jackpot - 100n, payout, jackpot };
    const step = afterRound(begun.run, round, { min: 1n, max: 10_000n });
    expect(step.kind === 'end' ? step.why : undefined).toBe(why);
  });

  it('begin one after the other was shown, and end with the last one', async () => {
    const { controller, play, state, settled } = await openTable();
    await controller.startAuto(plan);
    for (let round = 0; round < 3; round += 1) {
      expect(play.rounds()).toBe(round + 1);
      controller.shown();
      await settled();
    }
    expect(play.rounds()).toBe(3);
    expect(state()).toMatchObject({ auto: undefined, phase: 'idle', notice: { code: 'auto_ended' } });
  });

  it.each([
    ['a press', (table) => void table.controller.press()],
    ['another stake', (table) => table.controller.setStake(1_000n)],
    ['a page that is hidden', (table) => table.controller.stopAuto()],
    ['a pause', (table) => table.controller.fromPage(sealFrameMessage({ type: 'pause', reason: 'deposit' }))],
  ] as [string, (table: Awaited<ReturnType<typeof openTable>>) => void][])('%s ends them', async (_what, stop) => {
    const table = await openTable();
    await table.controller.startAuto(plan);
    stop(table);
    table.controller.shown();
    await table.settled();
    expect(table.play.rounds()).toBe(1);
    expect(table.state().auto).toBeUndefined();
  });

  it('do not begin where the jurisdiction does not allow it', async () => {
    const { controller, play } = await openTable({ mayAutoplay: false });
    await controller.startAuto(plan);
    expect(play.rounds()).toBe(0);
  });

  it('end where the jurisdiction does not allow it any more', async () => {
    const { controller, play, state, settled } = await openTable();
    await controller.startAuto(plan);
    controller.store.set({ ...state(), session: { ...state().session, mayAutoplay: false } });
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(1);
    expect(state().auto).toBeUndefined();
  });

  it('wait for the shortest time between two rounds', async () => {
    const { controller, play, clock, settled } = await openTable({ minCycleMs: 5_000 });
    await controller.startAuto(plan);
    const begun = clock.now;
    controller.shown();
    await settled();
    expect(play.rounds()).toBe(2);
    expect(clock.now - begun).toBeGreaterThanOrEqual(5_000);
  });
});

describe('what was typed for them', () => {
  const place = { mode: 'real', game: 'dice', currency: 'EUR' };
  const memory = (texts = new Map<string, string>()) => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });

  it('is there again for the same game and currency, and for no other', () => {
    const storage = memory();
    const typed = { ...usualFields, rounds: '100', stopProfit: '20', stopLoss: '5.50', onLoss: '100' };
    keepFields(place, typed, () => storage);
    expect(readFields(place, () => storage)).toEqual(typed);
    expect(readFields({ ...place, currency: 'BTC' }, () => storage)).toEqual(usualFields);
    expect(readFields({ ...place, game: 'limbo' }, () => storage)).toEqual(usualFields);
  });

  it.each(['{', 'null', '[]', `{"rounds":7,"onWin":"${'x'.repeat(40)}"}`])('%s in the storage is nothing', (text) => {
    expect(readFields(place, () => ({ ...memory(), getItem: () => text }))).toEqual(usualFields);
  });
});

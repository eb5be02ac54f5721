import { describe, expect, it } from 'vitest';
import { openTable } from './test-table.ts';

describe('how a game is set', () => {
  it('outlives a reload and a deposit, stake and settings, within what is taken then', async () => {
    const tab = new Map<string, string>();
    const { controller } = await openTable({ balance: 400n }, { tab });
    controller.setStake(700n);
    controller.setParams({ target: 1_234, direction: 'under' });
    const again = { stake: 700n, params: { target: 1_234, direction: 'under' } };
    expect((await openTable({ balance: 5_400n }, { tab })).state()).toMatchObject(again);
    expect((await openTable({}, { tab })).state()).toMatchObject(again);
    expect((await openTable({ levels: ['1.00', '5.00'] }, { tab })).state().stake).toBe(500n);
  });

  it('is of one game, one currency and one kind of money', async () => {
    const tab = new Map<string, string>();
    (await openTable({}, { tab })).controller.setStake(700n);
    for (const other of [{ mode: 'demo' }, { currency: 'USDT' }, { gameId: 'blackjack-classic' }] as const) {
      const { state } = await openTable(other, { tab });
      expect(state().stake).toBe(state().session.stakes.ofDefault.initial);
    }
  });

  it('is forgotten where it cannot be read', async () => {
    const tab = new Map([['carmine.settings', 'x']]);
    const first = await openTable({}, { tab });
    first.controller.setStake(700n);
    for (const key of tab.keys()) tab.set(key, '{"stake":"-1","params":[]}');
    expect((await openTable({}, { tab })).state()).toMatchObject({ stake: 500n, params: first.state().params });
  });
});

/** A feature is bought by its own press alone, once, for its price. */
import { expect, it } from 'vitest';
import type { FakeOptions } from '../../../dev/fake-answer.ts';
import { isForSale, priceOf, saleOf } from './buy.ts';
import { openTable } from '../test-table.ts';

const vault = (options: FakeOptions = {}) => openTable({ gameId: 'ember-vault', seed: 'vault', ...options });

it('costs its price, and leaves the bet on the table as it was', async () => {
  const { controller, state } = await vault({ balance: 100_000n });
  controller.setStake(100n);
  const { stake, balance, params } = state();
  const sale = saleOf(state());
  if (sale === undefined) throw new Error('Nothing is for sale');
  expect(priceOf(state(), sale)).toBe(37n * stake);
  await controller.buy();
  expect(state()).toMatchObject({ phase: 'showing', params, stake, balance: balance - 37n * stake });
  expect(state().round).toMatchObject({ params: { buy: true }, stake, staked: 37n * stake });
  controller.shown();
  await controller.press();
  expect(state().round).toMatchObject({ params: {}, staked: stake });
});

it.each([
  ['where the jurisdiction does not allow it', { mayBuy: false }],
  ['where a game has nothing to sell', { gameId: 'dice' }],
] as [string, FakeOptions][])('is not begun %s', async (_, options) => {
  const { controller, state, play } = await vault(options);
  expect(saleOf(state())).toBeUndefined();
  await controller.buy();
  expect(play.rounds()).toBe(0);
});

it('is not begun while another round is shown, and never queued', async () => {
  const { controller, state, play, settled } = await vault();
  await controller.press();
  expect(isForSale(state())).toBe(false);
  await controller.buy();
  controller.shown();
  await settled();
  expect(play.rounds()).toBe(1);
  expect(state().queued).toBe(false);
});

it('is not begun with free spins', async () => {
  const { controller, state, play } = await vault({ spins: { count: 2, stake: '0.20' } });
  controller.startSpins();
  expect(saleOf(state())).toBeUndefined();
  await controller.buy();
  expect(play.rounds()).toBe(0);
});

it('is told, not sent, where its whole price is above the highest stake, and where the balance does not cover it', async () => {
  const dear = await vault({ balance: 1_000_000n });
  dear.controller.setStake(5_000n);
  await dear.controller.buy();
  expect(dear.play.rounds()).toBe(0);
  expect(dear.state().notice).toMatchObject({ code: 'stake_out_of_range', useStake: 270n });
  const poor = await vault({ balance: 3_000n });
  poor.controller.setStake(100n);
  await poor.controller.buy();
  expect(poor.play.rounds()).toBe(0);
  expect(poor.state().notice).toMatchObject({ code: 'insufficient_funds' });
  expect(poor.posted.at(-1)).toMatchObject({ type: 'needFunds', stake: '37.00' });
});

it('is no bet of the game when it is opened again: after a bought round the main button spins for one stake', async () => {
  const bought = await vault({ balance: 100_000n });
  bought.controller.setStake(100n);
  await bought.controller.buy();
  const { controller, state } = await openTable({}, { server: bought.play });
  controller.shown();
  const { stake, history } = state();
  expect(history[0]?.params).toEqual({ buy: true });
  expect(state().params).toEqual({});
  await controller.press();
  expect(state().round).toMatchObject({ params: {}, staked: stake });
});

it('is no bet that a page remembers', async () => {
  const tab = new Map<string, string>();
  const before = await openTable({ gameId: 'ember-vault' }, { tab });
  before.controller.setStake(100n);
  for (const [key, text] of tab) tab.set(key, text.replace('"params":{}', '"params":{"buy":true}'));
  const { state } = await openTable({}, { server: before.play, tab });
  expect(state().stake).toBe(100n);
  expect(state().params).toEqual({});
});

it('does not repeat a bet whose answer is missing: the main button does, and buys nothing', async () => {
  const lost = { is: false };
  const before = () => {
    if (lost.is) throw new Error('The line is cut');
  };
  const { controller, state, play } = await openTable({ gameId: 'ember-vault' }, { breaks: { before } });
  lost.is = true;
  await controller.press();
  expect(state().notice?.code).toBe('uncertain');
  lost.is = false;
  await controller.buy();
  expect(play.rounds()).toBe(0);
  await controller.press();
  expect(state().round?.params).toEqual({});
});

/** Anybody can send the house dust outputs at almost no cost: they must not count as spendable balance. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someBitcoinAddress } from '../../../testing/bitcoin-address.ts';
import { openBitcoinStage, type BitcoinPlayer, type BitcoinStage } from '../../../testing/bitcoin-stage.ts';
import type { CoinsByHand } from '../../../testing/by-hand.ts';
import { confirmations } from '../../../testing/coin-stage.ts';

let stage: BitcoinStage;
let player: BitcoinPlayer;
beforeAll(async () => {
  stage = await openBitcoinStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.emptyHouse();
  player = await stage.newPlayer();
  await player.fund(8n * part);
});

/** Worth EUR 18. */
const part = 20_000n;

/** The most that one faucet transaction sends. */
const most = 100;
const sendDust = async (count: number, raw: bigint): Promise<void> => {
  for (let sent = 0; sent < count; sent += most) await stage.fillHouse(Math.min(most, count - sent), raw);
};

/** Records what the float source was asked for; it sends nothing. */
let asked: bigint[] = [];
const at = (rate: bigint): CoinsByHand => {
  asked = [];
  const ask = async ({ raw }: { raw: bigint }) => (asked.push(raw), undefined);
  const feeRate = async () => ({ ok: true, rate }) as const;
  return stage.variant({ networks: [{ ...stage.bitcoin, feeRate }], float: { ask } });
};

describe('dust', () => {
  test.each([
    ['that costs more to spend than it is worth', { count: 60, raw: 2_000n, rate: 40n }],
    ['of which no payment can spend as much as it needs', { count: 200, raw: 600n, rate: 1n }],
  ])('%s does not hide that the house has too few coins', async (_what, { count, raw, rate }) => {
    await sendDust(count, raw);
    const coins = at(rate);
    const id = await player.withdraw(4n * part, someBitcoinAddress());
    await stage.turn(coins);
    await coins.tend();
    expect([stage.alarms.get('float_low_BTC'), asked.length, await player.stateOf(id)]).toEqual([1, 1, 'approved']);
    await stage.fillHouse(1, 10n * part);
    await stage.settle(coins);
    expect([stage.alarms.get('float_low_BTC'), asked.length, await player.stateOf(id)]).toEqual([0, 1, 'paid']);
    expect(await stage.inputs(id)).toHaveLength(1);
  });

  test('leaves a house without other coins reported as empty', async () => {
    await sendDust(1, 2_000n);
    await player.withdraw(4n * part, someBitcoinAddress());
    await at(40n).tend();
    expect(stage.alarms.get('hot_empty_BTC')).toBe(1);
    await stage.fillHouse(1, 10n * part);
    await at(40n).tend();
    expect(stage.alarms.get('hot_empty_BTC')).toBe(0);
  });

  test('raises no alarm if the house has enough, and is not spent', async () => {
    await sendDust(100, 600n);
    await stage.fillHouse(1, 6n * part);
    const coins = at(2n);
    const id = await player.withdraw(4n * part, someBitcoinAddress());
    await stage.turn(coins);
    expect([stage.alarms.get('float_low_BTC'), asked]).toEqual([0, []]);
    expect(await stage.inputs(id)).toHaveLength(1);
    await stage.settle(coins);
    expect(await player.stateOf(id)).toBe('paid');
  });
});

test('the change of an unconfirmed payment counts as spendable later, and no refill is requested', async () => {
  await stage.fillHouse(1, 10n * part);
  const coins = at(1n);
  const first = await player.withdraw(3n * part, someBitcoinAddress());
  await stage.turn(coins);
  const second = await player.withdraw(3n * part, someBitcoinAddress());
  await stage.turn(coins);
  expect(await player.stateOf(second)).toBe('approved');
  expect([stage.alarms.get('float_low_BTC'), asked]).toEqual([0, []]);
  await stage.chain.mine(confirmations);
  await stage.settle(coins);
  for (const id of [first, second]) expect(await player.stateOf(id)).toBe('paid');
});

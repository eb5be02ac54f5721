import { expect, test } from 'vitest';
import { bitcoin } from '../btc/coin.ts';
import { dogecoin } from '../dog/coin.ts';
import { litecoin } from '../ltc/coin.ts';
import { addressesOf } from './addresses.ts';
import { createDrafts } from './draft.ts';

const drafts = createDrafts(bitcoin, 'regtest', addressesOf(bitcoin, 'regtest'));
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const input = (raw: bigint) => ({ txid: '1'.repeat(64), position: 0, raw, branch: 1 as const, index: 0 });
const feeOf = (made: ReturnType<typeof drafts.draft>): unknown => (made.ok ? made.draft['fee'] : made.reason);

test('the network gets its price for the size, and the rest is change', () => {
  expect(feeOf(drafts.draft({ to, raw: 50_000n, inputs: [input(100_000n)] }, 10n))).toBe('1410');
  expect(feeOf(drafts.draft({ to, raw: 50_000n, inputs: [input(40_000n), input(40_000n)] }, 10n))).toBe('2090');
});

test('change that is not worth spending goes to the network', () => {
  expect(feeOf(drafts.draft({ to, raw: 98_296n, inputs: [input(100_000n)] }, 10n))).toBe('1410');
  expect(feeOf(drafts.draft({ to, raw: 98_297n, inputs: [input(100_000n)] }, 10n))).toBe('1703');
  expect(feeOf(drafts.draft({ to, raw: 98_900n, inputs: [input(100_000n)] }, 10n))).toBe('1100');
  expect(feeOf(drafts.draft({ to, raw: 98_901n, inputs: [input(100_000n)] }, 10n))).toBe('too_little');
});

test('nobody is paid less than nodes pass on, by the kind of the address', () => {
  const legacy = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
  const pay = (address: string, raw: bigint) =>
    feeOf(drafts.draft({ to: address, raw, inputs: [input(100_000n)] }, 1n));
  expect(pay(to, 293n)).toBe('below_dust');
  expect(pay(to, 294n)).toBe('141');
  expect(pay(legacy, 545n)).toBe('below_dust');
  expect(pay(legacy, 546n)).toBe('144');
});

test('a dearer copy spends the same and pays what passing it on again costs, an eighth more at least, and today’s price', () => {
  const payment = { to, raw: 50_000n };
  const first = drafts.draft({ ...payment, inputs: [input(100_000n)] }, 10n);
  if (!first.ok) throw new Error(first.reason);
  const bumped = drafts.bumpFee(first.draft, payment, 1n);
  expect(bumped).toEqual({ ok: true, draft: { ...first.draft, fee: '1587' } });
  expect(drafts.bumpFee(first.draft, payment, 100n)).toMatchObject({ draft: { fee: '14100' } });
  expect(drafts.bumpFee(first.draft, payment, 1_000n)).toEqual({ ok: false, reason: 'too_little' });
});

test('what is over comes back in pieces that are worth it, a dearer copy’s too, and in fewer where they are not', () => {
  const payment = { to, raw: 60_000n, pieces: 4 };
  const piecesOf = (raw: bigint, rate: bigint): unknown => {
    const made = drafts.draft({ ...payment, inputs: [input(raw)] }, rate);
    return made.ok ? made.draft['pieces'] : made.reason;
  };
  expect(piecesOf(1_000_000n, 10n)).toBe(4);
  expect(piecesOf(500_000n, 10n)).toBe(3);
  expect(piecesOf(250_000n, 10n)).toBeUndefined();
  expect(piecesOf(60_000n, 10n)).toBe('too_little');
  const first = drafts.draft({ ...payment, inputs: [input(1_000_000n)] }, 10n);
  if (!first.ok) throw new Error(first.reason);
  // Three more outputs than without a split.
  expect(first.draft['fee']).toBe('2340');
  expect(drafts.bumpFee(first.draft, payment, 20n)).toEqual({ ok: true, draft: { ...first.draft, fee: '4680' } });
  const { pieces: _pieces, ...single } = first.draft;
  expect(drafts.bumpFee(first.draft, { ...payment, raw: 450_000n }, 20n)).toEqual({
    ok: true,
    draft: { ...single, fee: '2820' },
  });
});

test('without witnesses an input has its whole size, and outputs of less than a hundredth of a coin are neither paid nor change', () => {
  const doge = createDrafts(dogecoin, 'main', addressesOf(dogecoin, 'main'));
  const receiver = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC';
  const coins = (count: bigint) => input(count * 100_000_000n);
  // 10 + 148 + 2 × 34 units of size, at a thousand each.
  expect(feeOf(doge.draft({ to: receiver, raw: 5_000_000_000n, inputs: [coins(100n)] }, 1_000n))).toBe('226000');
  expect(feeOf(doge.draft({ to: receiver, raw: 999_999n, inputs: [coins(1n)] }, 1_000n))).toBe('below_dust');
  expect(feeOf(doge.draft({ to: receiver, raw: 1_000_000n, inputs: [coins(1n)] }, 1_000n))).toBe('226000');
  // What is left is less than the limit: it goes to the network.
  expect(feeOf(doge.draft({ to: receiver, raw: 98_800_000n, inputs: [coins(1n)] }, 1_000n))).toBe('1200000');
  expect(doge.inputCost(1_000n)).toBe(148_000n);
});

test('each network has its own limit of dust', () => {
  const ltc = createDrafts(litecoin, 'main', addressesOf(litecoin, 'main'));
  const pay = (raw: bigint) =>
    feeOf(ltc.draft({ to: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', raw, inputs: [input(10_000_000n)] }, 10n));
  expect(pay(2_939n)).toBe('below_dust');
  expect(pay(2_940n)).toBe('1410');
});

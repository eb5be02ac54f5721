import type { Limits } from '@carmine/contract/account/protection';
import { readAmount } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';
import { fieldText, leastText } from '../../amounts/typed-text.ts';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  amountProblem,
  barrierOf,
  convertTyped,
  minimumEuros,
  neededAmount,
  playWith,
  promotionBox,
  quickAmount,
  roomFor,
  withinRoom,
} from './deposit-rules.ts';

const eur = { currency: 'EUR', minDeposit: '10.00', minPromotion: '20.00', eurRate: '1' } as const;
const cad = { currency: 'CAD', minDeposit: '14.80', minPromotion: '14.80', eurRate: '0.68' } as const;
const btc = {
  currency: 'BTC',
  minDeposit: '0.00011112',
  minPromotion: '0.00011112',
  eurRate: '90000',
} as const;

const eth = { currency: 'ETH', minDeposit: '0.003636364', minPromotion: '0.003636364', eurRate: '2750' } as const;

const shown = (amount: ReturnType<typeof quickAmount>) => amount && displayMoney(amount);

describe('quick amounts', () => {
  test('are 30, 75 and 100 euro in euros', () => {
    expect([30, 75, 100].map((euros) => shown(quickAmount(euros, eur)))).toEqual(['€30.00', '€75.00', '€100.00']);
  });

  test('are rounded up to whole units in another fiat currency', () => {
    expect(shown(quickAmount(30, cad))).toBe('CA$45.00');
  });

  test('are rounded up to six significant digits in crypto', () => {
    expect(shown(quickAmount(75, btc))).toBe('0.00083334 BTC');
    expect(shown(quickAmount(100, { ...btc, eurRate: '0.0712', currency: 'DOG' }))).toBe('1,404.50000000 DOGE');
  });

  test('are shown in the field without trailing zeros', () => {
    expect(fieldText(quickAmount(30, cad)!)).toBe('45');
    expect(fieldText(quickAmount(75, btc)!)).toBe('0.00083334');
    expect(fieldText(quickAmount(100, { ...btc, eurRate: '0.0712', currency: 'DOG' })!)).toBe('1404.5');
  });
});

describe('the minimum beside the field', () => {
  test('is short, and never less than what is taken', () => {
    expect(leastText(eth)).toBe('0.00364 ETH');
    expect(promotionBox(amountOf('ETH', '0.00364'), eth).kind).toBe('offer');
    expect(leastText({ ...btc, currency: 'DOG', minDeposit: '140.44943821' })).toBe('141 DOGE');
    expect(leastText({ ...btc, currency: 'DOG', minDeposit: '1404.49438203' })).toBe('1,410 DOGE');
  });

  test('is the exact one in money that has cents', () => {
    expect(leastText(eur)).toBe('€10.00');
    expect(leastText(cad)).toBe('CA$14.80');
  });
});

describe('a typed amount', () => {
  test('is parsed as intended', () => {
    expect(shown(amountOf('EUR', '5.'))).toBe('€5.00');
    expect(shown(amountOf('EUR', '.5'))).toBe('€0.50');
    expect(shown(amountOf('EUR', '075'))).toBe('€75.00');
  });

  test.each(['', '0', '0.00', '.', '1.234', 'ten', '-5', '1e3'])('"%s" is no amount of euros', (typed) => {
    expect(amountOf('EUR', typed)).toBeUndefined();
  });
});

describe('the promotion box', () => {
  test('shows the offer from minPromotion on', () => {
    expect(promotionBox(amountOf('EUR', '20'), eur)).toEqual({ kind: 'offer' });
  });

  test('below minPromotion says that no promotion is wanted', () => {
    expect(promotionBox(amountOf('EUR', '19.99'), eur)).toEqual({
      kind: 'none',
      text: "I don't want any promotion",
    });
    expect(promotionBox(amountOf('EUR', '10'), eur).kind).toBe('none');
  });

  test('below minDeposit names the minimum in whole euros, rounded up', () => {
    const text = 'Minimum deposit amount is ~10€';
    expect(promotionBox(amountOf('EUR', '9.99'), eur)).toEqual({ kind: 'minimum', text });
    expect(promotionBox(amountOf('CAD', '1'), cad)).toEqual({
      kind: 'minimum',
      text: 'Minimum deposit amount is ~11€',
    });
  });

  test('does not turn the last subunit of a coin into a whole euro', () => {
    expect(minimumEuros(btc)).toBe('10');
    expect(minimumEuros({ ...eth, minDeposit: '0.003640001' })).toBe('11');
    expect(minimumEuros(eth)).toBe('10');
  });

  test('complains of nothing before an amount is typed', () => {
    expect(promotionBox(undefined, eth)).toEqual({ kind: 'empty' });
  });

  test('waits for the minimums', () => {
    expect(promotionBox(amountOf('EUR', '50'), undefined)).toEqual({ kind: 'loading' });
  });
});

describe('Play with', () => {
  const wallets = [{}];

  test('is disabled until minimums and wallets are loaded', () => {
    expect(playWith(amountOf('EUR', '50'), undefined, wallets).disabled).toBe(true);
    expect(playWith(amountOf('EUR', '50'), eur, undefined).disabled).toBe(true);
    expect(playWith(amountOf('EUR', '50'), eur, wallets).disabled).toBe(false);
  });

  test('looks enabled only from minDeposit on and with any wallet', () => {
    expect(playWith(amountOf('EUR', '10'), eur, wallets).looksEnabled).toBe(true);
    expect(playWith(amountOf('EUR', '9.99'), eur, wallets).looksEnabled).toBe(false);
    expect(playWith(amountOf('EUR', '10'), eur, []).looksEnabled).toBe(false);
  });

  test('proceeds only when the amount is worth ten euros', () => {
    expect(playWith(amountOf('CAD', '14.70'), cad, wallets).proceeds).toBe(false);
    expect(playWith(amountOf('CAD', '14.71'), cad, wallets).proceeds).toBe(true);
    expect(playWith(undefined, cad, wallets).proceeds).toBe(false);
  });
});

describe('an amount in another currency', () => {
  test('is worth as much, written as people write there', () => {
    expect(shown(convertTyped(amountOf('EUR', '75')!, eur, cad))).toBe('CA$111.00');
    expect(shown(convertTyped(amountOf('EUR', '75')!, eur, btc))).toBe('0.00083334 BTC');
    expect(shown(convertTyped(amountOf('BTC', '0.001')!, btc, eur))).toBe('€90.00');
  });
});

test('what is needed for a stake is what is missing, and at least the least deposit', () => {
  const needed = (stake: string, held: string) =>
    shown(neededAmount(readAmount('EUR', stake), readAmount('EUR', held), eur));
  expect(needed('1.00', '0.00')).toBe('€10.00');
  expect(needed('25.00', '0.40')).toBe('€25.00');
  expect(needed('25.00', '20.00')).toBe('€10.00');
});

describe('what blocks an amount', () => {
  const open = { limit: null, used: '0.00', endsAt: '2026-12-01T00:00:00.000Z' };
  const limitedTo = (day: string | null, week: string | null = null): Limits =>
    ({
      depositLimitFirst: false,
      deposit: {
        day: { ...open, limit: day, used: '20.00', endsAt: '2026-11-23T00:00:00.000Z' },
        week: { ...open, limit: week, used: '90.00', endsAt: '2026-11-30T00:00:00.000Z' },
        month: open,
      },
    }) as Limits;
  const limits = { ...eur, maxDeposit: '10000.00' };
  const barrier = (typed: string, own?: Limits) => barrierOf(amountOf('EUR', typed), limits, own);

  test('is the most that one payment can be', () => {
    expect(barrier('10000')).toBeUndefined();
    expect(barrier('50000')).toMatchObject({ kind: 'maximum', most: { subunits: 1_000_000n } });
  });

  test('is the limit that leaves least, with the moment it opens again', () => {
    expect(barrier('30', limitedTo('50.00'))).toBeUndefined();
    expect(barrier('30.01', limitedTo('50.00'))).toMatchObject({
      ...{ kind: 'limit', room: { subunits: 3_000n }, until: '2026-11-23T00:00:00.000Z' },
    });
    expect(barrier('11', limitedTo('50.00', '100.00'))).toMatchObject({
      ...{ kind: 'limit', room: { subunits: 1_000n }, until: '2026-11-30T00:00:00.000Z' },
    });
    expect(barrier('10', limitedTo('10.00'))).toMatchObject({ kind: 'limit', room: { subunits: 0n } });
  });

  test('is measured in euros', () => {
    const inCad = (typed: string) => barrierOf(amountOf('CAD', typed), cad, limitedTo('50.00'));
    expect(inCad('44.11')).toBeUndefined();
    expect(inCad('44.13')).toMatchObject({ kind: 'limit' });
  });

  test('is a limit that leaves less than the least deposit, before any amount', () => {
    expect(barrier('', limitedTo('29.99'))).toMatchObject({ kind: 'limit', room: { subunits: 999n } });
    expect(barrier('', limitedTo('30.00'))).toBeUndefined();
  });

  test('leaves room, and every amount within it is taken', () => {
    const most = (own?: Limits, payments: Parameters<typeof roomFor>[0] = limits) =>
      shown(roomFor(payments, own)?.most);
    expect(most()).toBe('€10,000.00');
    expect(most(limitedTo('50.00', '100.00'))).toBe('€10.00');
    expect(most(limitedTo(null), eur)).toBeUndefined();
    const room = roomFor(cad, limitedTo('50.00'))!;
    expect(barrierOf(room.most, cad, limitedTo('50.00'))).toBeUndefined();
  });

  test('limits a suggested amount to the room, or leaves the field empty', () => {
    const within = (text: string, own?: Limits) => withinRoom('EUR', text, limits, roomFor(limits, own));
    expect(within('75')).toBe('75');
    expect(within('75', limitedTo('40.50'))).toBe('20.50');
    expect(within('15', limitedTo('40.00'))).toBe('15');
    expect(within('75', limitedTo('25.00'))).toBe('');
  });

  test('is a limit that has to be set first, whatever the amount', () => {
    expect(barrier('10', { ...limitedTo(null), depositLimitFirst: true })).toEqual({ kind: 'limit_first' });
  });
});

test('nothing at all is refused with a reason, and an empty field with none', () => {
  expect(amountProblem('EUR', '0')).toBe('Enter an amount above 0.');
  expect(amountProblem('ETH', '0.000')).toBe('Enter an amount above 0.');
  expect([amountProblem('EUR', ''), amountProblem('EUR', '12.50')]).toEqual([undefined, undefined]);
});

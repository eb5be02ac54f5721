/** What the amount step decides, without a screen: quick amounts, the promotion box, the button. */
import { type Limits as PlayerLimits, limitSpans } from '@carmine/contract/account/protection';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { Minimums } from '@carmine/contract/payments/wallet';
import {
  ceilToSignificant,
  ceilToUnit,
  compare,
  currency,
  fromEur,
  money,
  parseRate,
  readAmount,
  subtract,
  toEur,
  type CurrencyCode,
  type Money,
} from '@carmine/money';
import { fieldText } from '../../amounts/typed-text.ts';
import { readTyped } from '../../amounts/typed-amount.ts';
import { depositTexts } from './texts.ts';

const significantDigits = 6;
const centsOf = (euros: number): Money => money('EUR', BigInt(euros) * 100n);

type Limits = Pick<Minimums, 'currency' | 'minDeposit' | 'minPromotion' | 'eurRate' | 'maxDeposit'>;

/** As a person means it; undefined while it is no amount above zero of that currency. */
export const amountOf = (code: CurrencyCode, typed: string): Money | undefined => {
  const read = readTyped(code, typed);
  return read.kind === 'amount' && read.amount.subunits > 0n ? read.amount : undefined;
};

/** Why the input is not accepted. */
export const amountProblem = (code: CurrencyCode, typed: string): string | undefined => {
  const read = readTyped(code, typed);
  if (read.kind === 'amount' && read.amount.subunits === 0n) return depositTexts.amounts.nothing;
  if (read.kind !== 'problem') return undefined;
  const { display, decimals } = currency(code);
  return depositTexts.amounts[read.problem](display, decimals);
};

const rateOf = ({ currency: code, eurRate }: Limits) => {
  const scaled = parseRate(eurRate);
  return scaled === undefined ? undefined : { currency: code, scaled };
};

const tidyUp = (amount: Money): Money =>
  currency(amount.currency).type === 'FIAT' ? ceilToUnit(amount) : ceilToSignificant(amount, significantDigits);

/** Euros in the chosen currency, rounded up: fiat to whole units, crypto to six significant digits. */
export const quickAmount = (euros: number, limits: Limits): Money | undefined => {
  const rate = rateOf(limits);
  if (rate === undefined) return undefined;
  return tidyUp(fromEur(centsOf(euros), rate, 'ceil'));
};

/** The same value in another currency, rounded up like a quick amount: nothing is exchanged, only the input is converted. */
export const convertTyped = (amount: Money, from: Limits, to: Limits): Money | undefined => {
  const [source, target] = [rateOf(from), rateOf(to)];
  if (source === undefined || target === undefined) return undefined;
  return tidyUp(fromEur(toEur(amount, source, 'ceil'), target, 'ceil'));
};

/** What is asked for a stake that the balance does not cover: what is missing, and at least what a deposit has to be. */
export const neededAmount = (stake: Money, balance: Money, { minDeposit }: Limits): Money => {
  const least = readAmount(stake.currency, minDeposit);
  const missing = subtract(stake, balance);
  return tidyUp(compare(missing, least) > 0 ? missing : least);
};

export type Barrier =
  | { readonly kind: 'maximum'; readonly most: Money }
  /** `room`: euros that the player's own limit leaves until then. */
  | { readonly kind: 'limit'; readonly room: Money; readonly until: string }
  | { readonly kind: 'limit_first' };

/** What deposit limits leave, for the period that leaves least. */
const roomOf = ({ deposit }: PlayerLimits): { readonly room: Money; readonly until: string } | undefined =>
  limitSpans
    .flatMap((span) => {
      const { limit, used, endsAt } = deposit[span];
      if (limit === null) return [];
      const left = subtract(readAmount('EUR', limit), readAmount('EUR', used));
      return [{ room: left.subunits > 0n ? left : money('EUR', 0n), until: endsAt }];
    })
    .toSorted((a, b) => compare(a.room, b.room))[0];

const reaches = (amount: Money, least: string): boolean => compare(amount, readAmount(amount.currency, least)) >= 0;

export interface Room {
  /** The most that a deposit can be now, in its currency. */
  readonly most: Money;
  /** Message for higher amounts. */
  readonly barrier: Barrier;
}

/** What the highest payment and the player's own limit leave, whichever is less; undefined where neither is known. */
export const roomFor = (limits: Limits | undefined, own: PlayerLimits | undefined): Room | undefined => {
  const rate = limits && rateOf(limits);
  if (limits === undefined || rate === undefined) return undefined;
  const rooms: Room[] = [];
  if (limits.maxDeposit !== undefined) {
    const most = readAmount(limits.currency, limits.maxDeposit);
    rooms.push({ most, barrier: { kind: 'maximum', most } });
  }
  const left = own && roomOf(own);
  if (left !== undefined) rooms.push({ most: fromEur(left.room, rate, 'floor'), barrier: { kind: 'limit', ...left } });
  return rooms.toSorted((a, b) => compare(a.most, b.most))[0];
};

export const isAbove = (amount: Money, room: Room | undefined): boolean =>
  room !== undefined && compare(amount, room.most) > 0;

/** A suggested amount: reduced to the room, empty if that is below the minimum. */
export const withinRoom = (
  code: CurrencyCode,
  text: string,
  limits: Limits | undefined,
  room: Room | undefined,
): string => {
  const amount = amountOf(code, text);
  if (amount === undefined || limits === undefined || room === undefined || !isAbove(amount, room)) return text;
  return reaches(room.most, limits.minDeposit) ? fieldText(room.most) : '';
};

/** Why this amount will be refused, known before a method is chosen and anything is filled in. */
export const barrierOf = (
  amount: Money | undefined,
  limits: Limits | undefined,
  own: PlayerLimits | undefined,
): Barrier | undefined => {
  if (own?.depositLimitFirst === true) return { kind: 'limit_first' };
  const rate = limits && rateOf(limits);
  if (limits === undefined || rate === undefined) return undefined;
  const room = roomFor(limits, own);
  if (room !== undefined && !reaches(room.most, limits.minDeposit)) return room.barrier;
  if (amount === undefined) return undefined;
  const most = limits.maxDeposit === undefined ? undefined : readAmount(limits.currency, limits.maxDeposit);
  if (most !== undefined && compare(amount, most) > 0) return { kind: 'maximum', most };
  const left = own && roomOf(own);
  // Up, as the server counts it.
  return left !== undefined && compare(toEur(amount, rate, 'ceil'), left.room) > 0
    ? { kind: 'limit', ...left }
    : undefined;
};

/**
 * `N` in the minimum's sentence: whole euros, rounded up. Converted to cents first, because rounding of the coin's last subunit would
 * turn ten into eleven.
 */
export const minimumEuros = (limits: Limits): string => {
  const rate = rateOf(limits);
  const least = readAmount(limits.currency, limits.minDeposit);
  const euros = rate === undefined ? money('EUR', leastPaymentEurCents) : ceilToUnit(toEur(least, rate, 'floor'));
  return (euros.subunits / 100n).toString();
};

export type PromotionBox =
  | { readonly kind: 'loading' }
  /** No amount yet: nothing to complain of. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'offer' }
  | { readonly kind: 'none'; readonly text: string }
  | { readonly kind: 'minimum'; readonly text: string };

export const promotionBox = (amount: Money | undefined, limits: Limits | undefined): PromotionBox => {
  if (limits === undefined) return { kind: 'loading' };
  if (amount === undefined) return { kind: 'empty' };
  if (reaches(amount, limits.minDeposit) && reaches(amount, limits.minPromotion)) return { kind: 'offer' };
  if (reaches(amount, limits.minDeposit)) return { kind: 'none', text: depositTexts.promotion.none };
  return { kind: 'minimum', text: depositTexts.promotion.minimum(minimumEuros(limits)) };
};

export interface PlayWith {
  /** Minimums or wallets are not there yet. */
  readonly disabled: boolean;
  readonly looksEnabled: boolean;
  readonly proceeds: boolean;
}

export const playWith = (
  amount: Money | undefined,
  limits: Limits | undefined,
  wallets: readonly unknown[] | undefined,
): PlayWith => {
  if (limits === undefined || wallets === undefined) return { disabled: true, looksEnabled: false, proceeds: false };
  const rate = rateOf(limits);
  const euros = amount === undefined || rate === undefined ? undefined : toEur(amount, rate, 'floor');
  return {
    disabled: false,
    looksEnabled: amount !== undefined && reaches(amount, limits.minDeposit) && wallets.length > 0,
    proceeds: euros !== undefined && compare(euros, money('EUR', leastPaymentEurCents)) >= 0,
  };
};

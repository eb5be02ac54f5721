/** Section 5's checks of a cash-out in their order, without a screen. */
import type { Profile } from '@carmine/contract/profile';
import type { Minimums } from '@carmine/contract/wallet';
import { compare, currency as currencyOf, readAmount, type CurrencyCode, type Money } from '@carmine/money';

export interface CashOutForm {
  readonly amount: Money | undefined;
  /** Nothing was typed: the press says what is missing. */
  readonly empty?: boolean;
  /** `undefined` where none is needed: money goes back the way it came. */
  readonly address: string | undefined;
}

export interface CashOutFacts {
  readonly minimums: Pick<Minimums, 'minWithdraw'> | undefined;
  readonly profile: Pick<Profile, 'idVerification' | 'billVerification'> | undefined;
  /** Cash and locked money of the amount's currency, a decimal string. */
  readonly held: Money | undefined;
  /** Of who may not play: all that can leave, which leaves however little it is. */
  readonly all?: Money | undefined;
  /** The house has stopped all cash-outs for now. */
  readonly paused?: boolean;
}

/** `blocked`: below the minimum, stopped, or what is needed to judge is not there yet; the press does nothing. */
export type CashOutCheck = 'blocked' | 'empty' | 'verification' | 'funds' | 'address' | 'ready';

export const isVerified = (profile: CashOutFacts['profile']): boolean =>
  profile !== undefined && profile.idVerification.verified && profile.billVerification.verified;

export const isBelow = (amount: Money, { minWithdraw }: Pick<Minimums, 'minWithdraw'>): boolean =>
  compare(amount, readAmount(amount.currency, minWithdraw)) < 0;

/** A player who may neither play nor deposit can withdraw everything, whatever the minimum. */
const isAllOfIt = (amount: Money, { all }: CashOutFacts): boolean =>
  all !== undefined && amount.subunits > 0n && compare(amount, all) === 0;

export const checkCashOut = ({ amount, address, empty = false }: CashOutForm, facts: CashOutFacts): CashOutCheck => {
  const { minimums, profile, held, paused = false } = facts;
  if (paused) return 'blocked';
  if (empty) return 'empty';
  if (amount === undefined || minimums === undefined || profile === undefined || held === undefined) return 'blocked';
  if (isBelow(amount, minimums) && !isAllOfIt(amount, facts)) return 'blocked';
  if (!isVerified(profile)) return 'verification';
  if (compare(held, amount) < 0) return 'funds';
  return address?.trim() === '' ? 'address' : 'ready';
};

/** Only a hint while typing: the server knows the check sum. */
export const looksLikeAddress = (currency: CurrencyCode, address: string): boolean =>
  currencyOf(currency).network?.address.test(address.trim()) === true;

/** Client-side checks of a withdrawal in the order of section 5. Pure. */
import type { Profile } from '@carmine/contract/account/profile';
import type { Minimums } from '@carmine/contract/payments/wallet';
import { compare, currency as currencyOf, readAmount, type CurrencyCode, type Money } from '@carmine/money';

export interface CashOutForm {
  readonly amount: Money | undefined;
  /** Nothing was typed: pressing the button reports what is missing. */
  readonly empty?: boolean;
  /** `undefined` if none is needed, because the money goes back to its source. */
  readonly address: string | undefined;
}

export interface CashOutFacts {
  readonly minimums: Pick<Minimums, 'minWithdraw'> | undefined;
  readonly profile: Pick<Profile, 'idVerification' | 'billVerification'> | undefined;
  /** Cash plus locked money in the amount's currency, a decimal string. */
  readonly held: Money | undefined;
  /** For players who may not play: the whole withdrawable balance, to which no minimum applies. */
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

/** Only a hint while typing: the server validates the checksum. */
export const looksLikeAddress = (currency: CurrencyCode, address: string): boolean =>
  currencyOf(currency).network?.address.test(address.trim()) === true;

/** Section 5's checks of a cash-out in their order, without a screen. */
import type { Minimums, Profile } from '@carmine/contract';
import { compare, readAmount, type Money } from '@carmine/money';

export interface CashOutForm {
  readonly amount: Money | undefined;
  /** `undefined` where none is needed: money goes back the way it came. */
  readonly address: string | undefined;
}

export interface CashOutFacts {
  readonly minimums: Pick<Minimums, 'minWithdraw'> | undefined;
  readonly profile: Pick<Profile, 'idVerification' | 'billVerification'> | undefined;
  /** Cash and locked money of the amount's currency, a decimal string. */
  readonly held: Money | undefined;
}

/** `blocked`: below the minimum, or what is needed to judge is not there yet; the press does nothing. */
export type CashOutCheck = 'blocked' | 'verification' | 'funds' | 'address' | 'ready';

export const isVerified = (profile: CashOutFacts['profile']): boolean =>
  profile !== undefined && profile.idVerification.verified && profile.billVerification.verified;

export const checkCashOut = ({ amount, address }: CashOutForm, facts: CashOutFacts): CashOutCheck => {
  const { minimums, profile, held } = facts;
  if (amount === undefined || minimums === undefined || profile === undefined || held === undefined) return 'blocked';
  if (compare(amount, readAmount(amount.currency, minimums.minWithdraw)) < 0) return 'blocked';
  if (!isVerified(profile)) return 'verification';
  if (compare(held, amount) < 0) return 'funds';
  return address?.trim() === '' ? 'address' : 'ready';
};

/** Only a hint while typing: the server knows the check sum. */
export const looksLikeAddress = (address: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(address.trim());

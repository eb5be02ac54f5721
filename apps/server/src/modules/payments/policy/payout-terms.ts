/** What withdrawals may be worth, and what their methods cost. Pure. */
import { fromEur, money, toEur, type Money, type Rate } from '@carmine/money';
import { worthAtLeast } from './minimums.ts';

/** EUR cents; undefined: no limit. */
export interface CashOutLimits {
  /** Of one request. */
  readonly most: bigint;
  /** Of one player in 24 hours. */
  readonly playerDay: bigint | undefined;
}

/** Of a rail, a gateway, or bank transfers. */
export interface PayoutMethod {
  /** EUR cents that the house pays by it in 24 hours; only a rail has one. */
  readonly day: bigint | undefined;
  /** In 1/100 percent of what leaves the wallet. */
  readonly feePoints: bigint;
  /** EUR cents. */
  readonly feeFixed: bigint;
}

export const freeMethod: PayoutMethod = { day: undefined, feePoints: 0n, feeFixed: 0n };

type PricedRate = Pick<Rate, 'currency' | 'scaled'>;

/** Whether more could leave than before. */
export const isLooserLimits = (limits: CashOutLimits, before: CashOutLimits): boolean =>
  limits.most > before.most || isLooserDay(limits.playerDay, before.playerDay);

const isLooserDay = (day: bigint | undefined, before: bigint | undefined): boolean =>
  before !== undefined && (day === undefined || day > before);

/** Whether it takes two operators: more could leave, or players would pay another fee. */
export const needsTwo = (method: PayoutMethod, before: PayoutMethod): boolean =>
  isLooserDay(method.day, before.day) || method.feePoints !== before.feePoints || method.feeFixed !== before.feeFixed;

/** The largest amount that is worth no more than this. */
export const worthAtMost = (eurCents: bigint, rate: PricedRate): Money => {
  const least = worthAtLeast(eurCents, rate);
  return toEur(least, rate, 'floor').subunits > eurCents ? money(least.currency, least.subunits - 1n) : least;
};

/** Rounded down, and never more than half: a fixed fee must not eat a small amount. */
export const feeOf = ({ feePoints, feeFixed }: PayoutMethod, gross: bigint, rate: PricedRate): bigint => {
  const fixed = feeFixed === 0n ? 0n : fromEur(money('EUR', feeFixed), rate, 'floor').subunits;
  const fee = (gross * feePoints) / 10_000n + fixed;
  return fee > gross / 2n ? gross / 2n : fee;
};

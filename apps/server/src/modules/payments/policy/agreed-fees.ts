/** What gateways may keep of a movement by contract, as operators type it: `deposit 2.9% + 0.25, payout 1%`. Pure. */
import type { MovementKind } from '../ports.ts';

/** 1/100 percent of the movement, and units of its currency. */
export interface AgreedFee {
  readonly kind: MovementKind;
  readonly points: bigint;
  readonly fixed: string;
}

const kinds: readonly MovementKind[] = ['deposit', 'refund', 'charge-back', 'charge-back-won', 'payout'];
const one =
  /^(?<kind>[a-z-]+)(?: (?<percent>[0-9]{1,2}(?:\.[0-9]{1,2})?)%)?(?:(?: \+)? (?<fixed>[0-9]{1,6}(?:\.[0-9]{1,8})?))?$/;

const pointsOf = (percent: string): bigint => {
  const [whole = '0', part = ''] = percent.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
};

const readOne = (text: string): AgreedFee | undefined => {
  const words = text.trim().replaceAll('+', ' + ').replaceAll(/\s+/g, ' ');
  const { kind = '', percent, fixed } = one.exec(words)?.groups ?? {};
  const known = kinds.find((name) => name === kind);
  if (known === undefined || (percent === undefined && fixed === undefined)) return undefined;
  return { kind: known, points: pointsOf(percent ?? '0'), fixed: fixed ?? '0' };
};

/** Undefined if it is no list of fees; an empty text lists none. */
export const readFees = (text: string): readonly AgreedFee[] | undefined => {
  if (text.trim() === '') return [];
  const read = text.split(',').map(readOne);
  const fees = read.filter((fee) => fee !== undefined);
  return fees.length === read.length ? fees : undefined;
};

const percentOf = (points: bigint): string =>
  `${points / 100n}.${(points % 100n).toString().padStart(2, '0')}`.replace(/\.?0+$/, '');

const isNothing = (fixed: string): boolean => /^[0.]+$/.test(fixed);

const oneText = ({ kind, points, fixed }: AgreedFee): string => {
  if (points === 0n) return `${kind} ${fixed}`;
  return isNothing(fixed) ? `${kind} ${percentOf(points)}%` : `${kind} ${percentOf(points)}% + ${fixed}`;
};

/** The same list always in the same words, so that two of them can be compared. */
export const feesText = (fees: readonly AgreedFee[]): string => fees.map(oneText).join(', ');

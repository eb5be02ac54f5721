/**
 * Compares one day of our books with the other side's statement. Pure: the same books and statement give the same rows, whoever compares
 * them and however often.
 */
import type { CurrencyCode } from '@carmine/money';
import {
  dayAfter,
  effectOf,
  startOf,
  type BookedMovement,
  type Day,
  type ListedLine,
  type UnbookedReason,
} from './movement.ts';
import { pairUp, type Pair } from './pair-up.ts';

export const problems = [
  'missing_here',
  'missing_there',
  'twice_here',
  'twice_there',
  'amount',
  'currency',
  'state',
  'fee',
  'day',
] as const;
export type Problem = (typeof problems)[number];

/**
 * `in_transit`: on one side before the cut-off, on the other one after it. `came`: the other half of such a movement, or of one that
 * was held. `held`: known to us, and not on the clearing account for a stated reason. `kept`: an
 * agreed fee, booked once it was listed. `corrected`: booked by operators, of no payment.
 */
export type RowStanding = 'agrees' | 'in_transit' | 'came' | 'held' | 'kept' | 'corrected' | 'differs';

export interface ComparedRow {
  /** The same on every day and in every run. */
  readonly key: string;
  readonly kind: BookedMovement['kind'];
  readonly ourRef: string;
  readonly line: string | undefined;
  readonly currency: CurrencyCode;
  readonly standing: RowStanding;
  readonly problem: Problem | undefined;
  readonly because: UnbookedReason | undefined;
  /** What it did on this day to the clearing balance, and to what the other side holds. */
  readonly here: bigint;
  readonly there: bigint;
  /** What either side says moved. */
  readonly amountHere: bigint | undefined;
  readonly amountThere: bigint | undefined;
  readonly hereAt: Date | undefined;
  readonly thereAt: Date | undefined;
  /** What would have to be booked for both sides to agree about it, on whichever days it is. */
  readonly gap: bigint;
}

/** A movement that one side has this shortly before the cut-off may still arrive at the other one. */
export const awaitedMs = 2 * 3_600_000;
/** Times of both sides across midnight that are further apart are another day. */
export const crossingMs = 12 * 3_600_000;

interface Bounds {
  readonly start: number;
  readonly end: number;
}

const isWithin = ({ start, end }: Bounds, at: Date | undefined): boolean =>
  at !== undefined && at.getTime() >= start && at.getTime() < end;

/** Of this day: too late to expect its other half. */
const isLate = ({ end }: Bounds, at: Date): boolean => at.getTime() >= end - awaitedMs;

/** Came so late on the day before that it was awaited there; by now it should have arrived. */
const wasAwaited = ({ start }: Bounds, at: Date): boolean => isWithin({ start: start - awaitedMs, end: start }, at);

type Verdict = Pick<ComparedRow, 'standing' | 'problem'> | undefined;

const differs = (problem: Problem): Verdict => ({ standing: 'differs', problem });
const stands = (standing: RowStanding): Verdict => ({ standing, problem: undefined });

/** Known to one side alone. */
const alone = (bounds: Bounds, at: Date, problem: Problem): Verdict => {
  if (isWithin(bounds, at)) return isLate(bounds, at) ? stands('in_transit') : differs(problem);
  return wasAwaited(bounds, at) ? differs(problem) : undefined;
};

const hereAlone = (bounds: Bounds, { kind, state, at, bookedAt }: BookedMovement, isExtra: boolean): Verdict => {
  if (state !== 'done') return undefined;
  if (kind === 'correction' || kind === 'transfer') return isWithin(bounds, bookedAt) ? stands('corrected') : undefined;
  if (isExtra) return isWithin(bounds, bookedAt ?? at) ? differs('twice_here') : undefined;
  const known = alone(bounds, at, 'missing_there');
  // Booked long after we learned of it: whether the statement has it was compared on that day.
  return known ?? (isWithin(bounds, bookedAt) ? stands('came') : undefined);
};

const thereAlone = (bounds: Bounds, { state, at, amount }: ListedLine, isExtra: boolean): Verdict => {
  if (state !== 'done') return undefined;
  if (amount === undefined) return isWithin(bounds, at) ? differs('currency') : undefined;
  if (isExtra) return isWithin(bounds, at) ? differs('twice_there') : undefined;
  return alone(bounds, at, 'missing_here');
};

/** One side has the result, the other one has not. */
const undecided = (bounds: Bounds, here: BookedMovement, there: ListedLine): Verdict => {
  const [decided, other] = here.state === 'done' ? [here.at, there.state] : [there.at, here.state];
  return other === 'failed'
    ? isWithin(bounds, decided)
      ? differs('state')
      : undefined
    : alone(bounds, decided, 'state');
};

const isOtherDay = (here: BookedMovement, there: ListedLine): boolean => {
  const [a, b] = [here.at.toISOString().slice(0, 10), there.at.toISOString().slice(0, 10)];
  return a !== b && Math.abs(here.at.getTime() - there.at.getTime()) > crossingMs;
};

export const problemOf = (here: BookedMovement, there: ListedLine): Problem | undefined => {
  if (there.amount?.currency !== here.currency) return 'currency';
  // A charge-back before the credit is a refund for us: nothing has to be taken from a wallet.
  if (there.kind !== here.kind && here.because !== 'given_back') return 'state';
  // It is booked once it is listed, on whichever day that is.
  if (here.kind === 'gateway-fee') return there.amount.subunits === here.amount ? undefined : 'fee';
  if (there.amount.subunits !== here.amount) return 'amount';
  if ((there.fee?.subunits ?? 0n) !== 0n) return 'fee';
  return isOtherDay(here, there) ? 'day' : undefined;
};

const both = (bounds: Bounds, here: BookedMovement, there: ListedLine): Verdict => {
  if (here.state !== 'done' && there.state !== 'done') return undefined;
  if (here.state !== 'done' || there.state !== 'done') return undecided(bounds, here, there);
  const [isHere, isThere] = [isWithin(bounds, here.bookedAt), isWithin(bounds, there.at)];
  const problem = problemOf(here, there);
  if (!isHere && !isThere) return isWithin(bounds, here.at) && problem !== undefined ? differs(problem) : undefined;
  if (problem !== undefined) return differs(problem);
  if (isHere && isThere) return here.booked === effectOf(there) ? stands('agrees') : stands('held');
  // Without a booking it stays held for good; a later one comes.
  if (isThere && (here.because !== undefined || here.bookedAt === undefined)) return stands('held');
  const other = isHere ? there.at : here.bookedAt;
  return stands(other !== undefined && other.getTime() >= bounds.end ? 'in_transit' : 'came');
};

/** Both sides have a fee on different days as a rule: it is booked when the list of a day that is over is read. */
const asFee = (verdict: Verdict): Verdict =>
  verdict === undefined || verdict.standing === 'differs' ? verdict : stands('kept');

const verdictOf = (bounds: Bounds, { here, there, isExtra }: Pair): Verdict => {
  if (here?.kind === 'gateway-fee')
    return asFee(there === undefined ? hereAlone(bounds, here, isExtra) : both(bounds, here, there));
  if (here !== undefined && there !== undefined) return both(bounds, here, there);
  if (here !== undefined) return hereAlone(bounds, here, isExtra);
  return there === undefined ? undefined : thereAlone(bounds, there, isExtra);
};

const rowsOf = (bounds: Bounds, pair: Pair): ComparedRow[] => {
  const { key, here, there } = pair;
  const one = here ?? there;
  const booking = here !== undefined && isWithin(bounds, here.bookedAt) ? here.booked : 0n;
  const effects = {
    here: booking,
    // What the house sent or fetched itself is no line of any list, and has moved there all the same.
    there:
      here?.kind === 'transfer' ? booking : there !== undefined && isWithin(bounds, there.at) ? effectOf(there) : 0n,
  };
  // Nothing that changed a balance is left out.
  const verdict =
    verdictOf(bounds, pair) ?? (effects.here === 0n && effects.there === 0n ? undefined : differs('state'));
  if (verdict === undefined || one === undefined) return [];
  const booked = here?.booked ?? 0n;
  const listed = here?.kind === 'transfer' ? booked : there === undefined ? 0n : effectOf(there);
  const row = {
    ...{ ...verdict, key, kind: one.kind, ourRef: one.ourRef, line: there?.line, because: here?.because },
    ...{ amountHere: here?.amount, amountThere: there?.amount?.subunits, hereAt: here?.at, thereAt: there?.at },
  };
  const currency = here?.currency ?? there?.amount?.currency;
  const other = there?.amount?.currency;
  // Each currency's sums must add up: what came in another one is a row of its own.
  if (here !== undefined && other !== undefined && other !== here.currency)
    return [
      { ...row, currency: here.currency, here: effects.here, there: 0n, gap: -booked },
      { ...row, currency: other, here: 0n, there: effects.there, gap: listed },
    ];
  return [{ ...row, ...effects, currency: currency ?? 'EUR', gap: listed - booked }];
};

/** Rows of one day, in the order of their keys. Both lists reach from the day before to whatever is known by now. */
export const compareDay = (
  day: Day,
  books: readonly BookedMovement[],
  statement: readonly ListedLine[],
): ComparedRow[] => {
  const bounds = { start: startOf(day).getTime(), end: startOf(dayAfter(day)).getTime() };
  return pairUp(books, statement)
    .flatMap((pair) => rowsOf(bounds, pair))
    .toSorted((a, b) => (a.key === b.key ? (a.currency < b.currency ? -1 : 1) : a.key < b.key ? -1 : 1));
};

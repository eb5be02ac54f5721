/** Compares the published figures of a bet with those that a browser finds. */
import type { WorkedOut } from '../game-module.ts';
import type { ProofRow } from '../proof-rows.ts';
import { rationalText, readRational } from '../rational.ts';

type Published = { readonly [figure in keyof ProofRow]?: ProofRow[figure] | undefined };

/** Browsers may round the last digits of a square root or a power in ways of their own. */
const digits = 1_000_000_000;

const isClose = (a: number | undefined, b: number): boolean =>
  a !== undefined && Math.abs(a - b) * digits <= Math.max(Math.abs(a), Math.abs(b));

/** Of slots, the chance of the highest win is one in a rounded number. */
const chanceDigits = 1_000_000n;

const isCloseChance = (a: string | undefined, b: string): boolean => {
  const [one, other] = [readRational(a ?? ''), readRational(b)];
  if (one === undefined || other === undefined) return false;
  const [left, right] = [one.n * other.d, other.n * one.d];
  return (left > right ? left - right : right - left) * chanceDigits <= (left > right ? left : right);
};

const textFigures = ['rtp', 'hit', 'win', 'pools', 'withPools'] as const;

/** Every figure that was found. */
const agrees = (published: Published, found: Published): boolean =>
  textFigures.every((figure) => found[figure] === undefined || published[figure] === found[figure]) &&
  (found.sd === undefined || isClose(published.sd, found.sd)) &&
  (found.maxWin === undefined || isClose(published.maxWin, found.maxWin)) &&
  (found.maxWinChance === undefined || isCloseChance(published.maxWinChance, found.maxWinChance));

const figuresOf = ({ rtp, hit, sd, maxWin, maxWinChance }: WorkedOut): Published => ({
  ...{ rtp: rationalText(rtp), sd, maxWin },
  hit: hit && rationalText(hit),
  maxWinChance: maxWinChance && rationalText(maxWinChance),
});

/** `own`: the row of the maths that this browser has loaded; `worked`: what it worked out again besides. */
export const sameFigures = (published: Published, own: ProofRow | undefined, worked?: WorkedOut): boolean =>
  own !== undefined && agrees(published, own) && (worked === undefined || agrees(published, figuresOf(worked)));

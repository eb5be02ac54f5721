/** Scores, sums and prize lists as they are shown. */
import type { Competition } from '@carmine/contract/promotions/competitions';
import { money, readAmount } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';
import { displayMultiplier } from '../tiles/multiplier.ts';

export const displayScore = (rule: Competition['score'], score: number): string =>
  rule === 'total_staked' ? displayMoney(money('EUR', BigInt(score))) : displayMultiplier(score);

export const sumOfPrizes = (prizes: readonly string[]): string =>
  displayMoney(
    money(
      'EUR',
      prizes.reduce((sum, prize) => sum + readAmount('EUR', prize).subunits, 0n),
    ),
  );

interface PrizeRange {
  readonly from: number;
  readonly to: number;
  readonly prize: string;
}

/** Neighbouring places with the same prize are one line. */
export const prizeRanges = (prizes: readonly string[]): readonly PrizeRange[] => {
  const ranges: PrizeRange[] = [];
  for (const [index, prize] of prizes.entries()) {
    const last = ranges.at(-1);
    if (last?.prize === prize) ranges[ranges.length - 1] = { ...last, to: index + 1 };
    else ranges.push({ from: index + 1, to: index + 1, prize });
  }
  return ranges;
};

interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export const timeLeft = (until: string, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    seconds: seconds % 60,
  };
};

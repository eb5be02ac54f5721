/** From days to bars around a zero line, without a screen. Heights are for drawing; the amounts stay texts. */
import type { Activity, ActivityPeriod } from '@carmine/contract/games/activity';
import { formatAmount, money, readAmount } from '@carmine/money';

export interface Bar {
  /** The first day it covers, `YYYY-MM-DD`. */
  readonly day: string;
  /** A decimal string in EUR. */
  readonly net: string;
  /** −1 to 1, relative to the scale. */
  readonly height: number;
  /** Also where what was won and what was lost are the same. */
  readonly played: boolean;
}

export interface Bars {
  readonly bars: readonly Bar[];
  /** Whole EUR at ±1. */
  readonly scale: number;
}

const dayMs = 24 * 3_600_000;
const stepsOf: Readonly<Record<ActivityPeriod, { count: number; days: number }>> = {
  '7d': { count: 7, days: 1 },
  '30d': { count: 30, days: 1 },
  '365d': { count: 52, days: 7 },
};

/** The date where the player is. */
const dateIn = (at: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const dayText = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** The least of 1, 2, 5, 10, 20, 50, … that is not below it. */
const roundUp = (euro: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(euro, 1)));
  return ([1, 2, 5, 10].find((digit) => digit * power >= euro) ?? 10) * power;
};

export const barsOf = ({ days, to, timeZone }: Activity, period: ActivityPeriod): Bars => {
  const { count, days: width } = stepsOf[period];
  const last = dayNumber(dateIn(new Date(to), timeZone));
  const first = last - count * width + 1;
  const cents = Array.from({ length: count }, () => 0n);
  const played = new Set<number>();
  for (const { day, net } of days) {
    const place = Math.floor((dayNumber(day) - first) / width);
    if (place < 0 || place >= count) continue;
    played.add(place);
    cents[place] = (cents[place] ?? 0n) + readAmount('EUR', net).subunits;
  }
  const most = cents.reduce((high, one) => (one > high ? one : -one > high ? -one : high), 0n);
  const scale = roundUp(Number(most) / 100);
  return {
    scale,
    bars: cents.map((one, i) => ({
      day: dayText(first + i * width),
      net: formatAmount(money('EUR', one)),
      height: Number(one) / 100 / scale,
      played: played.has(i),
    })),
  };
};

/** Promotions that define races and tournaments, and when these take place. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';

export type CompetitionRules = Extract<PromotionRules['reward'], { readonly kind: 'race' | 'tournament' }>;

export interface Definition {
  /** Names its instances; must never change. */
  readonly name: string;
  readonly rules: PromotionRules;
  /** Of the promotion. */
  readonly promotionVersion?: bigint;
}

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;
/** The first Monday of the epoch, 5 January 1970. */
const firstMonday = 4 * 24 * hourMs;

export interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The running or next window and the one after, within the promotion's dates; weekly ones are in UTC. */
export const windowsOf = ({ startsAt, endsAt, weekly }: PromotionRules, now: Date): readonly Window[] => {
  const [first, last] = [Date.parse(startsAt), endsAt === undefined ? Infinity : Date.parse(endsAt)];
  if (weekly === undefined)
    return Number.isFinite(last) && last > now.getTime() ? [{ startsAt: new Date(first), endsAt: new Date(last) }] : [];
  const offset = firstMonday + ((weekly.weekday - 1) * 24 + weekly.fromHour) * hourMs;
  const week = Math.floor((now.getTime() - offset) / weekMs);
  return [week, week + 1]
    .map((number) => offset + number * weekMs)
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + weekly.hours * hourMs) }))
    .filter((one) => one.endsAt > now && one.startsAt.getTime() >= first && one.endsAt.getTime() <= last);
};

/** The race and the tournament of every week, until an operator's promotions define more. */
import { promotionRules, type PromotionRules } from '@carmine/contract/promotions/rules';

export type CompetitionRules = Extract<PromotionRules['reward'], { readonly kind: 'race' | 'tournament' }>;

export interface Definition {
  /** Names its instances; must never change. */
  readonly name: string;
  readonly rules: PromotionRules;
  /** Of the promotion, where an operator has set it up. */
  readonly promotionVersion?: bigint;
}

/** EUR 2,500 for 50 places. */
const racePrizes = [
  ...[600, 350, 200, 140, 120, 100, 90, 80, 70, 50],
  ...Array.from({ length: 20 }, () => 25),
  ...Array.from({ length: 20 }, () => 10),
].map((eur) => `${eur}.00`);

const shared = { audience: {}, couponOnly: false, perPlayer: { most: 1, each: 'window' } } as const;

export const weeklyDefinitions: readonly Definition[] = [
  {
    name: 'weekly-race',
    rules: promotionRules.parse({
      ...{ ...shared, kind: 'race', startsAt: '2026-01-01T00:00:00.000Z' },
      weekly: { weekday: 1, fromHour: 0, hours: 168 },
      reward: {
        ...{ kind: 'race', games: 'all_slots', score: 'best_multiple', leastStakeEur: '0.20' },
        prizes: racePrizes,
      },
      texts: {
        en: {
          title: 'Weekly race',
          summary:
            'Your best single win counts as a multiple of its stake, so a €0.20 spin can win the race. Free to enter.',
        },
        de: {
          title: 'Wochenrennen',
          summary:
            'Dein bester Einzelgewinn zählt als Vielfaches seines Einsatzes: Schon ein Spin für 0,20 € kann das Rennen gewinnen. Die Teilnahme ist kostenlos.',
        },
      },
    }),
  },
  {
    name: 'weekend-freeroll',
    rules: promotionRules.parse({
      ...{ ...shared, kind: 'tournament', startsAt: '2026-01-01T00:00:00.000Z' },
      weekly: { weekday: 5, fromHour: 16, hours: 52 },
      reward: {
        ...{
          kind: 'tournament',
          games: 'all_slots',
          score: 'sum_of_best_multiples',
          bestOf: 10,
          leastStakeEur: '0.20',
        },
        ...{ entryEur: null, addedEur: '250.00', housePercent: 0, places: { from: 2, to: 5_000 } },
        prizes: ['80.00', '50.00', '35.00', '25.00', '20.00', '12.00', '10.00', '8.00', '6.00', '4.00'],
      },
      texts: {
        en: {
          title: 'Weekend freeroll',
          summary: 'The multiples of your ten best slot wins are added up. Entry is free.',
        },
        de: {
          title: 'Wochenend-Freeroll',
          summary: 'Die Vielfachen deiner zehn besten Slot-Gewinne werden addiert. Die Teilnahme ist kostenlos.',
        },
      },
    }),
  },
];

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

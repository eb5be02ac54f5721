/** A race of a week for tests. */
import { promotionRules } from '@carmine/contract/promotions/rules';
import type { Definition } from '../definitions.ts';

export const weeklyRace: Definition = {
  name: 'weekly-race',
  rules: promotionRules.parse({
    kind: 'race',
    audience: {},
    startsAt: '2026-01-01T00:00:00.000Z',
    weekly: { weekday: 1, fromHour: 0, hours: 168 },
    perPlayer: { most: 1, each: 'window' },
    couponOnly: false,
    reward: {
      kind: 'race',
      games: 'all_slots',
      score: 'best_multiple',
      leastStakeEur: '0.20',
      prizes: [
        ...['600.00', '350.00', '200.00', '140.00', '120.00', '100.00', '90.00', '80.00', '70.00', '50.00'],
        ...Array.from({ length: 20 }, () => '25.00'),
        ...Array.from({ length: 20 }, () => '10.00'),
      ],
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
};

import { promotionRules, promotionShape, type PromotionRules } from '@carmine/contract/promotions/rules';
import { termCodes } from '@carmine/contract/promotions/terms';
import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

const wagering = {
  ...{ times: 35, maxStakeEur: '5', days: 30, conversionCapTimes: 5, exceptGames: ['dice'] },
  gameWeights: { limbo: 50 },
};
const freeSpins = {
  ...{ games: ['lantern-harbour'], stakeEur: '0.20', days: 7 },
  unlock: { depositEur: '20', extraPercent: 50, wagering: 35, days: 30 },
};
const shared = {
  audience: {
    ...{ pastDeposits: { from: 0, to: 0 }, countries: ['MT'], exceptCountries: ['GB'], currencies: ['EUR'] },
    ...{ skins: ['carmine'], level: 2 },
  },
  ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' },
  weekly: { weekday: 5, fromHour: 0, hours: 72 },
  perPlayer: { most: 1, each: 'window' },
  ...{ budgetEur: '1000', couponOnly: true, texts: { en: { title: 'A', summary: 'B' } } },
};
const competition = {
  ...{ games: 'all_slots', score: 'sum_of_best_multiples', leastStakeEur: '0.20', bestOf: 10, prizes: ['50'] },
};

/** One of each reward, with every field that the schema knows. */
const whole: readonly PromotionRules[] = [
  {
    ...shared,
    kind: 'welcome',
    reward: {
      ...{ kind: 'deposit', tiers: [{ fromEur: '10', matchPercent: 50, freeSpins: 100 }], capEur: '100' },
      ...{ wagering, freeSpins },
    },
  },
  {
    ...shared,
    kind: 'coupon',
    reward: { kind: 'gift', bonusEur: '5', spins: 10, wagering: { ...wagering, conversionCapTimes: null }, freeSpins },
  },
  {
    ...shared,
    kind: 'cashback',
    reward: { kind: 'cashback', percent: 10, lossAboveEur: '10', atMostEur: '200', wagering },
  },
  { ...shared, kind: 'race', reward: { kind: 'race', ...competition } },
  {
    ...shared,
    kind: 'tournament',
    reward: {
      ...{ kind: 'tournament', ...competition, entryEur: '5', addedEur: '100', housePercent: 10 },
      places: { from: 2, to: 50 },
    },
  },
].map((rules) => promotionShape.parse(rules));

/** Fields that need no term: names, texts, and whose brand it is, which the reader is on. */
const withoutTerm = new Set(['kind', 'reward.kind', 'texts', 'audience.skins']);

/** Without one of its fields, as if the rule were not there. */
const without = (value: unknown, path: readonly string[]): unknown => {
  const [first = '', ...rest] = path;
  if (typeof value !== 'object' || value === null) return value;
  const { [first]: child, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [first]: without(child, rest) };
};

/** Every rule, as a path: what a rule consists of belongs to it. */
const paths = (value: object, prefix: readonly string[] = []): string[][] =>
  Object.entries(value).flatMap(([name, child]) => {
    const path = [...prefix, name];
    const isGroup = ['audience', 'reward', 'wagering', 'freeSpins', 'unlock'].includes(name);
    return isGroup ? paths(child as object, path) : [path];
  });

const text = (rules: unknown): string => {
  try {
    return JSON.stringify(termsOf(rules as PromotionRules, 40));
  } catch {
    return 'refused';
  }
};

test('every rule of every reward is said in the terms', () => {
  const unsaid = whole.flatMap((rules) =>
    paths(rules)
      .filter((path) => !withoutTerm.has(path.join('.')))
      .filter((path) => text(without(rules, path)) === text(rules))
      .map((path) => `${rules.kind}: ${path.join('.')}`),
  );
  expect(unsaid).toEqual([]);
});

test('every code of a term comes from a rule', () => {
  const said = new Set(whole.flatMap((rules) => termsOf(rules, 40)).map(({ code }) => code));
  expect([...said].toSorted()).toEqual([...termCodes].toSorted());
});

test('the place’s highest wagering is what is said and asked', () => {
  const [welcome] = whole;
  const terms = welcome === undefined ? [] : termsOf(welcome, 20);
  expect(terms.find(({ code }) => code === 'wagering')?.params).toEqual({ times: 20 });
  expect(terms.find(({ code }) => code === 'spins_unlock')?.params['times']).toBe(20);
});

const gift = { kind: 'gift', bonusEur: '5', wagering };
const giftRules = { ...shared, kind: 'coupon', reward: gift };

test.each([
  ['a cap of nothing', { ...gift, wagering: { ...wagering, conversionCapTimes: 0 } }],
  ['a game that is closed and counts', { ...gift, wagering: { ...wagering, gameWeights: { dice: 50 } } }],
  ['a game that is closed twice', { ...gift, wagering: { ...wagering, exceptGames: ['dice', 'dice'] } }],
  ['a stake that counts more than once', { ...gift, wagering: { ...wagering, gameWeights: { limbo: 101 } } }],
  ['a bonus without wagering', { kind: 'gift', bonusEur: '5' }],
  ['a match without wagering', { kind: 'deposit', tiers: [{ fromEur: '10', matchPercent: 50, freeSpins: 0 }] }],
  ['spins without a game', { kind: 'deposit', tiers: [{ fromEur: '10', matchPercent: 0, freeSpins: 5 }] }],
  ['nothing', { kind: 'gift', bonusEur: '0' }],
  ['a race for an audience', { kind: 'race', ...competition }],
])('rules that would not hold are refused: %s', (_name, reward) => {
  expect(promotionRules.safeParse(giftRules).success).toBe(true);
  const kind = reward.kind === 'race' ? 'race' : 'coupon';
  expect(promotionRules.safeParse({ ...giftRules, kind, reward }).success).toBe(false);
});

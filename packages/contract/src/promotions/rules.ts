/**
 * The rules of one version of a promotion: what an operator edits and a second one approves, what the server decides by, and
 * what the terms that players read are generated from. Amounts are decimal strings in EUR; each is converted at the rate of
 * the moment that the promotion is granted.
 */
import { z } from 'zod';
import { currencyAnswer, languageAnswer, isoTime } from '../types.ts';

/** Kinds an operator can set up. Rakeback and level gifts follow the loyalty programme, referral rewards the referral rules. */
export const promotionKinds = ['welcome', 'deposit', 'free_spins', 'coupon', 'cashback', 'race', 'tournament'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

const eur = z.string().regex(/^(0|[1-9][0-9]{0,8})(\.[0-9]{1,2})?$/);
const percent = z.number().int().min(0).max(1_000);
const count = z.number().int().min(0).max(100_000);
const country = z.string().regex(/^[A-Z]{2}$/);
const gameId = z.string().regex(/^[a-z][a-z0-9-]{1,63}$/);

/** Who is offered the promotion. An absent condition is no condition. */
export const audience = z.strictObject({
  /** Number of credited deposits in the past; `to` inclusive. */
  pastDeposits: z.strictObject({ from: count, to: count.optional() }).optional(),
  countries: z.array(country).min(1).optional(),
  exceptCountries: z.array(country).min(1).optional(),
  currencies: z.array(currencyAnswer).min(1).optional(),
  skins: z.array(z.string().min(1).max(40)).min(1).optional(),
  /** Least loyalty level. */
  level: z.number().int().min(1).max(5).optional(),
});

/** From this deposit on, up to the next tier. */
export const tier = z.strictObject({ fromEur: eur, matchPercent: percent, freeSpins: count });

/** Turns winnings of free spins into bonus money. */
export const unlockRules = z.strictObject({
  depositEur: eur,
  extraPercent: percent,
  /** Times the amount that is moved. */
  wagering: z.number().int().min(0).max(60),
  days: z.number().int().min(1).max(90),
});

export const freeSpinRules = z.strictObject({
  games: z.array(gameId).min(1),
  /** Value of one spin. */
  stakeEur: eur,
  /** The spins must be played within this time. */
  days: z.number().int().min(1).max(90),
  unlock: unlockRules,
});

/** Terms of bonus money. */
export const wageringRules = z.strictObject({
  /** Times the bonus; the player's jurisdiction may ask for less. */
  times: z.number().int().min(0).max(60),
  /** Most that a player may choose to stake on one round while the bonus is active. */
  maxStakeEur: eur,
  days: z.number().int().min(1).max(90),
  /** Most that becomes cash on completion, as a multiple of the bonus; null: everything. */
  conversionCapTimes: z.number().int().min(1).max(100).nullable(),
  /** Games in which bonus money cannot be staked, beside those closed to all bonuses. */
  exceptGames: z.array(gameId),
  /** How much of a stake counts, in percent, where it is other than the game's page says; at most 100 games. */
  gameWeights: z.record(gameId, z.number().int().min(0).max(100)).optional(),
});

/** How ranks in a race or tournament are decided. */
export const scoreRules = ['best_multiple', 'sum_of_best_multiples', 'total_staked'] as const;

const competition = {
  games: z.union([z.literal('all_slots'), z.array(gameId).min(1)]),
  score: z.enum(scoreRules),
  /** Rounds with a smaller stake do not count. */
  leastStakeEur: eur,
  /** Rounds that count for `sum_of_best_multiples`. */
  bestOf: z.number().int().min(1).max(100).optional(),
  /** Prizes by rank, in EUR, paid as cash. */
  prizes: z.array(eur).min(1).max(500),
};

export const reward = z.discriminatedUnion('kind', [
  /** A match of a deposit, with or without free spins, or free spins alone. */
  z.strictObject({
    kind: z.literal('deposit'),
    tiers: z.array(tier).min(1).max(10),
    /** Most bonus money of one grant. */
    capEur: eur.optional(),
    wagering: wageringRules.optional(),
    freeSpins: freeSpinRules.optional(),
  }),
  /** Without a deposit: granted when it is accepted or its coupon is redeemed. */
  z.strictObject({
    kind: z.literal('gift'),
    bonusEur: eur.optional(),
    spins: count.optional(),
    wagering: wageringRules.optional(),
    freeSpins: freeSpinRules.optional(),
  }),
  /** On the net cash loss of a week, Monday 00:00 UTC to Monday. */
  z.strictObject({
    kind: z.literal('cashback'),
    percent,
    lossAboveEur: eur,
    atMostEur: eur,
    wagering: wageringRules,
  }),
  z.strictObject({ kind: z.literal('race'), ...competition }),
  z.strictObject({
    kind: z.literal('tournament'),
    ...competition,
    /** Null: free of charge. */
    entryEur: eur.nullable(),
    /** Added to the entries by the house. */
    addedEur: eur,
    /** Part of the entries that the house keeps. */
    housePercent: z.number().int().min(0).max(20),
    places: z.strictObject({ from: count, to: count }),
  }),
]);

/** Weekly windows in UTC in which a promotion is offered; `weekday` 1 is Monday. */
export const weekly = z.strictObject({
  weekday: z.number().int().min(1).max(7),
  fromHour: z.number().int().min(0).max(23),
  hours: z.number().int().min(1).max(168),
});

export const promotionTexts = z.strictObject({
  title: z.string().trim().min(1).max(80),
  summary: z.string().trim().min(1).max(300),
});

/** What a version consists of, and how a kept one is read; `promotionRules` says what of it can be offered. */
export const promotionShape = z.strictObject({
  kind: z.enum(promotionKinds),
  audience,
  startsAt: isoTime,
  endsAt: isoTime.optional(),
  weekly: weekly.optional(),
  /** Grants per player: over the whole time, or in each weekly window. */
  perPlayer: z.strictObject({ most: z.number().int().min(1).max(100), each: z.enum(['ever', 'window']) }),
  /** The house's most; once granted, the promotion is not offered any more. */
  budgetEur: eur.optional(),
  /** Granted only with one of the promotion's coupons. */
  couponOnly: z.boolean(),
  reward,
  /** English is required; a language that is absent is read in English. */
  texts: z.partialRecord(languageAnswer, promotionTexts).refine((texts) => texts.en !== undefined),
});
export type PromotionRules = z.infer<typeof promotionShape>;
export type WageringRules = z.infer<typeof wageringRules>;
export type FreeSpinRules = z.infer<typeof freeSpinRules>;
export type Tier = z.infer<typeof tier>;

type Reward = PromotionRules['reward'];

/** The rewards that a kind may have. */
const rewardsOf: Readonly<Record<PromotionKind, readonly Reward['kind'][]>> = {
  welcome: ['deposit'],
  deposit: ['deposit'],
  free_spins: ['deposit', 'gift'],
  coupon: ['deposit', 'gift'],
  cashback: ['cashback'],
  race: ['race'],
  tournament: ['tournament'],
};

const isWorth = (amount: string | undefined): boolean => amount !== undefined && /[1-9]/.test(amount);

/** Without the decimals that say nothing: 10 and 10.00 are one tier. */
const plain = (amount: string): string => amount.replace(/\.0+$|(\.[0-9]*[1-9])0+$/, '$1');

const depositFaults = ({ tiers, wagering, freeSpins }: Extract<Reward, { kind: 'deposit' }>): string[] => [
  ...(new Set(tiers.map(({ fromEur }) => plain(fromEur))).size < tiers.length ? ['tier_twice'] : []),
  ...(tiers.some((one) => !isWorth(one.fromEur) || one.matchPercent + one.freeSpins === 0) ? ['tier_empty'] : []),
  ...(wagering === undefined && tiers.some((one) => one.matchPercent > 0) ? ['wagering_missing'] : []),
  ...(freeSpins === undefined && tiers.some((one) => one.freeSpins > 0) ? ['spins_missing'] : []),
];

const giftFaults = ({ bonusEur, spins = 0, wagering, freeSpins }: Extract<Reward, { kind: 'gift' }>): string[] => [
  ...(isWorth(bonusEur) || spins > 0 ? [] : ['gift_empty']),
  ...(isWorth(bonusEur) && wagering === undefined ? ['wagering_missing'] : []),
  ...(spins > 0 && freeSpins === undefined ? ['spins_missing'] : []),
];

/** What is decided by a job for everybody asks for no audience, coupon or budget: none of them would hold. */
const everybodyFaults = ({ audience: asked, budgetEur, couponOnly }: PromotionRules): string[] => [
  ...(Object.keys(asked).length > 0 ? ['audience_not_asked'] : []),
  ...(budgetEur === undefined ? [] : ['budget_not_counted']),
  ...(couponOnly ? ['coupon_not_asked'] : []),
];

const rewardFaults = (rules: PromotionRules): string[] => {
  if (rules.reward.kind === 'deposit') return depositFaults(rules.reward);
  if (rules.reward.kind === 'gift') return giftFaults(rules.reward);
  return everybodyFaults(rules);
};

const mostWeights = 100;

const wageringFaults = ({ reward: of }: PromotionRules): string[] => {
  const wagering = 'wagering' in of ? of.wagering : undefined;
  if (wagering === undefined) return [];
  return [
    ...(isWorth(wagering.maxStakeEur) ? [] : ['max_stake_missing']),
    // Closed to the bonus and counting for it would say two things.
    ...(wagering.exceptGames.some((game) => wagering.gameWeights?.[game] !== undefined)
      ? ['game_excepted_and_weighed']
      : []),
    ...(new Set(wagering.exceptGames).size < wagering.exceptGames.length ? ['game_twice'] : []),
    ...(Object.keys(wagering.gameWeights ?? {}).length > mostWeights ? ['too_many_weights'] : []),
  ];
};

const faultsOf = (rules: PromotionRules): string[] => [
  ...(rewardsOf[rules.kind].includes(rules.reward.kind) ? [] : ['reward_of_another_kind']),
  ...(rules.kind === 'welcome' && rules.audience.pastDeposits === undefined ? ['deposit_number_missing'] : []),
  ...rewardFaults(rules),
  ...wageringFaults(rules),
];

/** Rules that can be offered: every one of them is enforced. */
export const promotionRules = promotionShape.superRefine((rules, context) => {
  for (const message of faultsOf(rules)) context.addIssue({ code: 'custom', message });
});

/** Terms of a promotion, generated from its rules: what is not enforced is not said, and what is enforced is. Pure. */
import type { FreeSpinRules, PromotionRules, WageringRules } from '@carmine/contract/promotions/rules';
import type { Term, TermCode } from '@carmine/contract/promotions/terms';
import { formatAmount, money } from '@carmine/money';
import { centsOf, wageringIn, welcomeCapCents } from './promotion.ts';

const term = (code: TermCode, params: Term['params'] = {}): Term => ({ code, params });
const eur = (amount: string | bigint): string =>
  `${formatAmount(money('EUR', typeof amount === 'bigint' ? amount : centsOf(amount)))} EUR`;
const list = (parts: readonly string[]): string => parts.join(', ');

const audienceTerms = ({ audience }: PromotionRules): Term[] => {
  const { pastDeposits: past, countries, exceptCountries, currencies, level } = audience;
  return [
    ...(past
      ? [term('audience_deposits', { from: past.from, ...(past.to === undefined ? {} : { to: past.to }) })]
      : []),
    ...(countries ? [term('audience_countries', { countries: list(countries) })] : []),
    ...(exceptCountries ? [term('audience_except_countries', { countries: list(exceptCountries) })] : []),
    ...(currencies ? [term('audience_currencies', { currencies: list(currencies) })] : []),
    ...(level === undefined ? [] : [term('audience_level', { level })]),
  ];
};

const offerTerms = ({ startsAt, endsAt, weekly, perPlayer, budgetEur, couponOnly }: PromotionRules): Term[] => [
  term('starts_at', { at: startsAt }),
  ...(endsAt === undefined ? [] : [term('ends_at', { at: endsAt })]),
  ...(weekly ? [term('weekly', weekly)] : []),
  term('per_player', perPlayer),
  ...(budgetEur === undefined ? [] : [term('budget', { amount: eur(budgetEur) })]),
  ...(couponOnly ? [term('coupon_only')] : []),
];

const wageringTerms = (rules: WageringRules, maxWagering: number): Term[] => [
  term('wagering', { times: wageringIn(rules.times, maxWagering) }),
  term('wagering_weights'),
  term('max_stake', { amount: eur(rules.maxStakeEur) }),
  term('valid_days', { days: rules.days }),
  rules.conversionCapTimes === null
    ? term('no_conversion_cap')
    : term('conversion_cap', { times: rules.conversionCapTimes }),
  ...(rules.exceptGames.length === 0 ? [] : [term('except_games', { games: list(rules.exceptGames) })]),
  ...Object.entries(rules.gameWeights ?? {}).map(([game, percent]) => term('game_weight', { game, percent })),
  term('closed_games'),
  term('cash_first'),
  term('one_active'),
  term('cash_out_removes'),
];

const spinTerms = ({ games, stakeEur, days, unlock }: FreeSpinRules, maxWagering: number): Term[] => [
  term('spins_value', { amount: eur(stakeEur) }),
  term('spins_games', { games: list(games) }),
  term('spins_days', { days }),
  term('spins_unlock', {
    deposit: eur(unlock.depositEur),
    percent: unlock.extraPercent,
    times: wageringIn(unlock.wagering, maxWagering),
  }),
  term('spins_unlock_days', { days: unlock.days }),
];

const rewardTerms = ({ kind, reward }: PromotionRules, maxWagering: number): Term[] => {
  switch (reward.kind) {
    case 'deposit':
      return [
        ...reward.tiers.map(({ fromEur, matchPercent, freeSpins }) =>
          term('tier', { from: eur(fromEur), percent: matchPercent, spins: freeSpins }),
        ),
        ...(reward.capEur === undefined ? [] : [term('match_cap', { amount: eur(reward.capEur) })]),
        ...(kind === 'welcome' ? [term('welcome_cap', { amount: eur(welcomeCapCents) })] : []),
        term('armed_by_player'),
        term('granted_when_settled'),
        term('reversal_removes'),
      ];
    case 'gift':
      return [
        term('gift', {
          ...(reward.bonusEur === undefined ? {} : { bonus: eur(reward.bonusEur) }),
          ...(reward.spins === undefined ? {} : { spins: reward.spins }),
        }),
      ];
    case 'cashback': {
      const { percent, lossAboveEur, atMostEur } = reward;
      return [
        term('cashback', { percent, above: eur(lossAboveEur), most: eur(atMostEur) }),
        ...wageringTerms(reward.wagering, maxWagering),
      ];
    }
    case 'race':
    case 'tournament':
      return [
        term('competition_games', { games: reward.games === 'all_slots' ? reward.games : list(reward.games) }),
        term('competition_score', {
          score: reward.score,
          ...(reward.bestOf === undefined ? {} : { bestOf: reward.bestOf }),
        }),
        term('competition_least_stake', { amount: eur(reward.leastStakeEur) }),
        term('competition_ties'),
        term('competition_prizes', { prizes: list(reward.prizes.map(eur)) }),
        ...(reward.kind === 'race'
          ? []
          : [
              term('competition_entry', {
                ...{ entry: reward.entryEur === null ? '' : eur(reward.entryEur), added: eur(reward.addedEur) },
                ...{ house: reward.housePercent, from: reward.places.from, to: reward.places.to },
              }),
            ]),
      ];
  }
};

/** `maxWagering`: of the reader's place. */
export const termsOf = (rules: PromotionRules, maxWagering: number): Term[] => {
  const { reward } = rules;
  const paid = reward.kind === 'deposit' || reward.kind === 'gift' ? reward : undefined;
  return [
    ...audienceTerms(rules),
    ...offerTerms(rules),
    ...rewardTerms(rules, maxWagering),
    ...(paid?.wagering ? wageringTerms(paid.wagering, maxWagering) : []),
    ...(paid?.freeSpins ? spinTerms(paid.freeSpins, maxWagering) : []),
    term('one_per_household'),
    term('excluded_players'),
  ];
};

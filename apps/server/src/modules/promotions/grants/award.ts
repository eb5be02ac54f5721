/** What a rule grants, in the grant's currency. Pure. */
import type { FreeSpinRules, WageringRules } from '@carmine/contract/promotions/rules';
import { fromEur, money, type Rate } from '@carmine/money';
import type { BonusTerms } from '../../wallet/index.ts';
import { centsOf, wageringIn } from '../offers/promotion.ts';
import type { Worth } from './match.ts';
import type { Award } from './player-promotion.ts';

/** In subunits, and never nothing. */
const inCurrency = (eur: string, rate: Pick<Rate, 'currency' | 'scaled'>): bigint => {
  const { subunits } = fromEur(money('EUR', centsOf(eur)), rate, 'floor');
  return subunits > 0n ? subunits : 1n;
};

export type BonusRules = Pick<WageringRules, 'conversionCapTimes' | 'exceptGames' | 'gameWeights'>;

/** Games that are closed to this bonus do not count for it either. */
export const termsOfBonus = (
  bonus: bigint,
  { conversionCapTimes, exceptGames, gameWeights = {} }: BonusRules,
): BonusTerms => ({
  conversionCap: conversionCapTimes === null ? undefined : bonus * BigInt(conversionCapTimes),
  exceptGames,
  gameWeightsBp: {
    ...Object.fromEntries(Object.entries(gameWeights).map(([game, percent]) => [game, percent * 100])),
    ...Object.fromEntries(exceptGames.map((game) => [game, 0])),
  },
});

interface AwardRules {
  readonly bonus: Worth;
  readonly spins: number;
  readonly wagering: WageringRules | undefined;
  readonly freeSpins: FreeSpinRules | undefined;
  /** Of the moment of the grant. */
  readonly rate: Pick<Rate, 'currency' | 'scaled'>;
  /** Of the player's place. */
  readonly maxWagering: number;
}

const noSpins = { spins: 0, spinValue: undefined, spinGames: [], spinDays: undefined, unlock: undefined } as const;

const spinPart = ({ spins, freeSpins, rate, maxWagering }: AwardRules) =>
  spins === 0 || freeSpins === undefined
    ? noSpins
    : {
        spins,
        spinValue: inCurrency(freeSpins.stakeEur, rate),
        spinGames: freeSpins.games,
        spinDays: freeSpins.days,
        unlock: {
          // Rounded up, like every least deposit.
          deposit: fromEur(money('EUR', centsOf(freeSpins.unlock.depositEur)), rate, 'ceil').subunits,
          depositCents: centsOf(freeSpins.unlock.depositEur),
          percent: freeSpins.unlock.extraPercent,
          times: wageringIn(freeSpins.unlock.wagering, maxWagering),
          days: freeSpins.unlock.days,
        },
      };

export const awardOf = (rules: AwardRules): Award => {
  const { bonus, wagering, rate, maxWagering } = rules;
  const spins = spinPart(rules);
  if (bonus.amount === 0n || wagering === undefined) {
    const none = {
      bonus: 0n,
      fromSpins: 0n,
      bonusCents: 0n,
      wagerRequired: 0n,
      wagerTimes: 0,
      maxFirstStake: 0n,
      days: undefined,
    };
    return { ...none, ...spins };
  }
  const wagerTimes = wageringIn(wagering.times, maxWagering);
  return {
    bonus: bonus.amount,
    fromSpins: 0n,
    bonusCents: bonus.cents,
    ...{ wagerTimes, wagerRequired: bonus.amount * BigInt(wagerTimes) },
    maxFirstStake: inCurrency(wagering.maxStakeEur, rate),
    ...{ days: wagering.days, terms: termsOfBonus(bonus.amount, wagering) },
    ...spins,
  };
};

export const isEmpty = ({ bonus, spins }: Award): boolean => bonus === 0n && spins === 0;

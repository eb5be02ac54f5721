/** A promotion as players read it: in their language, with amounts in the currency that they asked for. */
import type { Promotion as Shown } from '@carmine/contract/promotions/promotions';
import { formatAmount, fromEur, money, type CurrencyCode, type Language, type Rate } from '@carmine/money';
import type { WageringRules } from '@carmine/contract/promotions/rules';
import type { Ids } from '../../../platform/ids/ids.ts';
import { centsOf, depositNumberOf, leastDepositCents, wageringIn, type Promotion } from './promotion.ts';
import type { Ineligible } from './eligibility.ts';
import { termsOf } from './terms.ts';

export interface Reader {
  readonly language: Language;
  readonly currency: CurrencyCode;
  /** Undefined before the first rate: amounts are left out. */
  readonly rate: Pick<Rate, 'currency' | 'scaled'> | undefined;
  readonly maxWagering: number;
  /** EUR cents; undefined: as a new player has it. */
  readonly welcomeLeft?: bigint;
}

const eurText = (cents: bigint): string => formatAmount(money('EUR', cents));

const inCurrency = (
  cents: bigint | undefined,
  { currency, rate }: Reader,
  rounding: 'ceil' | 'floor',
): Shown['minDeposit'] | undefined =>
  cents === undefined || rate === undefined
    ? undefined
    : { currency, amount: formatAmount(fromEur(money('EUR', cents), rate, rounding)) };

const tiersOf = ({ rules: { reward } }: Promotion): Shown['tiers'] => {
  if (reward.kind !== 'deposit') return [];
  const tiers = reward.tiers.toSorted((one, other) => (centsOf(one.fromEur) < centsOf(other.fromEur) ? -1 : 1));
  return tiers.map(({ fromEur: from, matchPercent, freeSpins }, index) => {
    const next = tiers[index + 1];
    return {
      fromEur: eurText(centsOf(from)),
      toEur: next === undefined ? null : eurText(centsOf(next.fromEur)),
      ...{ matchPercent, freeSpins },
    };
  });
};

const leftOf = ({ rules: { kind, reward } }: Promotion, welcomeLeft: bigint | undefined): bigint | undefined => {
  if (kind === 'welcome') return welcomeLeft;
  return reward.kind === 'deposit' && reward.capEur !== undefined ? centsOf(reward.capEur) : undefined;
};

/** Beside what every bonus asks. */
const bonusTermsOf = (wagering: WageringRules | undefined) => ({
  conversionCapTimes: wagering?.conversionCapTimes ?? undefined,
  exceptGames: wagering === undefined || wagering.exceptGames.length === 0 ? undefined : wagering.exceptGames,
  gameWeights: wagering?.gameWeights,
});

const defined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

export const describeOffer = (
  { encode }: Pick<Ids, 'encode'>,
  promotion: Promotion,
  reader: Reader,
  reason: Ineligible | undefined,
): Shown => {
  const { id, version, rules } = promotion;
  const { reward, texts, kind, endsAt } = rules;
  const words = texts[reader.language] ?? texts.en;
  if (words === undefined) throw new Error(`Promotion ${id} has no texts`);
  const wagering = 'wagering' in reward ? reward.wagering : undefined;
  const freeSpins = 'freeSpins' in reward ? reward.freeSpins : undefined;
  const left = leftOf(promotion, reader.welcomeLeft);
  const optional = {
    minDeposit: inCurrency(leastDepositCents(rules), reader, 'ceil'),
    maxBet: inCurrency(wagering && centsOf(wagering.maxStakeEur), reader, 'floor'),
    leftEur: left === undefined ? undefined : eurText(left > 0n ? left : 0n),
    depositNumber: depositNumberOf(rules),
    ...{ endsAt, reason, ...bonusTermsOf(wagering) },
    spins: freeSpins && {
      ...{ games: freeSpins.games, value: eurText(centsOf(freeSpins.stakeEur)), days: freeSpins.days },
    },
  };
  return {
    ...{ id: encode('prm', id), version, kind, title: words.title, summary: words.summary },
    terms: termsOf(rules, reader.maxWagering),
    tiers: tiersOf(promotion),
    wagering: wagering === undefined ? 0 : wageringIn(wagering.times, reader.maxWagering),
    validDays: wagering?.days ?? freeSpins?.days ?? 0,
    eligible: reason === undefined,
    ...defined(optional),
  };
};

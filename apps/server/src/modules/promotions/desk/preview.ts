/** What a deposit in EUR would bring under rules that nobody has accepted yet. Pure; a budget is not counted. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { money } from '@carmine/money';
import { matchOf } from '../grants/match.ts';
import { centsOf } from '../offers/promotion.ts';

const oneToOne = { currency: 'EUR', scaled: 10n ** 18n } as const;

export interface Example {
  readonly bonus: bigint;
  readonly wager: bigint;
  readonly spins: number;
}

export const exampleOf = ({ reward }: PromotionRules, depositCents: bigint): Example | undefined => {
  if (reward.kind !== 'deposit') return undefined;
  const most = reward.capEur === undefined ? undefined : centsOf(reward.capEur);
  const match = matchOf({ tiers: reward.tiers, cash: money('EUR', depositCents), rate: oneToOne, mostCents: most });
  if (match === undefined) return undefined;
  const bonus = reward.wagering === undefined ? 0n : match.amount;
  return { bonus, wager: bonus * BigInt(reward.wagering?.times ?? 0), spins: match.spins };
};

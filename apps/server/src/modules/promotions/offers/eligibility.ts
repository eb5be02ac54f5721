/** Whether a promotion can be accepted now, and if not, why. Pure; the first reason that holds is answered. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import type { ineligibleReasons } from '@carmine/contract/promotions/promotions';
import type { CurrencyCode } from '@carmine/money';
import { openWindow } from './window.ts';

export type Ineligible = (typeof ineligibleReasons)[number];

export interface Situation {
  readonly now: Date;
  /** Credited deposits. */
  readonly pastDeposits: number;
  readonly country: string;
  readonly currency: CurrencyCode;
  /** Brand of the site that asks; undefined: not known, as at a registration. */
  readonly skin: string | undefined;
  readonly level: number;
  /** Grants of this promotion in the current period. */
  readonly granted: number;
  /** EUR cents; undefined: no budget. */
  readonly budgetLeft: bigint | undefined;
  /** EUR cents that welcome bonuses may still be worth. */
  readonly welcomeLeft: bigint;
  /** Excluded, on a break, closed, at a limit, or somewhere without bonuses. */
  readonly isProtected: boolean;
  readonly isConfirmed: boolean;
  readonly isRateStale: boolean;
  readonly hasCoupon: boolean;
}

type AudienceFacts = Pick<Situation, 'pastDeposits' | 'country' | 'currency' | 'skin' | 'level'>;

export const isInAudience = (audience: PromotionRules['audience'], at: AudienceFacts): boolean => {
  const { pastDeposits: past, countries, exceptCountries, currencies, skins, level } = audience;
  if (past !== undefined && (at.pastDeposits < past.from || at.pastDeposits > (past.to ?? Infinity))) return false;
  if (countries !== undefined && !countries.includes(at.country)) return false;
  if (exceptCountries?.includes(at.country)) return false;
  if (currencies !== undefined && !currencies.includes(at.currency)) return false;
  if (skins !== undefined && (at.skin === undefined || !skins.includes(at.skin))) return false;
  return level === undefined || at.level >= level;
};

const timeReason = ({ startsAt, endsAt, weekly }: PromotionRules, now: Date): Ineligible | undefined => {
  if (now < new Date(startsAt)) return 'not_started';
  if (endsAt !== undefined && now >= new Date(endsAt)) return 'ended';
  return weekly !== undefined && openWindow(weekly, now) === undefined ? 'not_started' : undefined;
};

/** A deposit is made under an offer while it is open, in a currency of its audience. What the player is, was asked at the acceptance. */
export const takesDeposit = (rules: PromotionRules, at: Pick<Situation, 'now' | 'currency'>): boolean =>
  timeReason(rules, at.now) === undefined && (rules.audience.currencies?.includes(at.currency) ?? true);

/** Without a deposit, the confirmed address is all that is known of a person. */
const needsConfirmation = ({ reward }: PromotionRules): boolean => reward.kind === 'gift';

export const whyIneligible = (rules: PromotionRules, at: Situation): Ineligible | undefined => {
  if (at.isProtected) return 'protected';
  const time = timeReason(rules, at.now);
  if (time !== undefined) return time;
  if (!isInAudience(rules.audience, at)) return 'audience';
  if (at.granted >= rules.perPlayer.most) return 'used';
  if (at.budgetLeft !== undefined && at.budgetLeft <= 0n) return 'budget_spent';
  if (rules.kind === 'welcome' && at.welcomeLeft <= 0n) return 'cap_reached';
  if (rules.couponOnly && !at.hasCoupon) return 'coupon_needed';
  if (needsConfirmation(rules) && !at.isConfirmed) return 'confirm_email';
  return at.isRateStale ? 'rate_stale' : undefined;
};

/** Reasons that the player can do something about, or that pass soon: the promotion is shown with them. */
const shown: ReadonlySet<Ineligible> = new Set(['budget_spent', 'cap_reached', 'confirm_email', 'rate_stale']);

export const isShown = (reason: Ineligible | undefined): boolean => reason === undefined || shown.has(reason);

/** A version of a promotion, and amounts of its rules. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { readAmount } from '@carmine/money';
import type { Id } from '../../../platform/ids/ids.ts';

export type PromotionId = Id<'prm'>;

export interface Promotion {
  readonly id: PromotionId;
  readonly version: number;
  readonly rules: PromotionRules;
}

/** EUR cents of an amount in the rules. */
export const centsOf = (eur: string): bigint => readAmount('EUR', eur).subunits;

/** Bonuses of the welcome offer together, in EUR cents; `promotion_players` has the same limit. */
export const welcomeCapCents = 800_000n;

/** The deposit that a welcome offer belongs to, 1 to 5. */
export const depositNumberOf = ({ kind, audience }: PromotionRules): number | undefined =>
  kind === 'welcome' && audience.pastDeposits !== undefined ? audience.pastDeposits.from + 1 : undefined;

/** The welcome offer exists only before this many past deposits. */
const welcomeDeposits = 5;

export const isWelcomeOver = ({ kind }: Pick<PromotionRules, 'kind'>, pastDeposits: number): boolean =>
  kind === 'welcome' && pastDeposits >= welcomeDeposits;

/** A place's rules may allow less wagering than the promotion asks for. */
export const wageringIn = (times: number, maxWagering: number): number => Math.min(times, maxWagering);

/** Whether the reward has bonus money or free spins. Competitions are entered, not granted. */
export const isGrantable = ({ reward }: PromotionRules): boolean => reward.kind === 'deposit' || reward.kind === 'gift';

/** EUR cents of the least deposit that qualifies; undefined where none is needed. */
export const leastDepositCents = ({ reward }: PromotionRules): bigint | undefined =>
  reward.kind === 'deposit'
    ? reward.tiers.map(({ fromEur }) => centsOf(fromEur)).reduce((least, one) => (one < least ? one : least))
    : undefined;

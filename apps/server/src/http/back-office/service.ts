/** Dependencies of the back office's routes. */
import type { ExclusionCases, OwnData, Protection, Risk, Verification } from '../../modules/compliance/index.ts';
import type { Chat } from '../../modules/chat/index.ts';
import type { Content } from '../../modules/content/index.ts';
import type { Geo } from '../../modules/geo/index.ts';
import type { Gaming } from '../../modules/gaming/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { BankPayouts, Coins, Desk, Disputes, Payments, Reconciliation } from '../../modules/payments/index.ts';
import type {
  Affiliates,
  Campaigns,
  Competitions,
  Loyalty,
  PromotionDesk,
  Referrals,
} from '../../modules/promotions/index.ts';
import type { Rates } from '../../modules/rates/index.ts';
import type { Approvals, SignedIn, Staff } from '../../modules/staff/index.ts';
import type { Support } from '../../modules/support/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { OperatorSession } from '../ports.ts';
import type { Service } from '../calls/route.ts';
import type { backOfficeProblems } from './problems.ts';

export interface BackOfficeModules {
  readonly staff: Staff;
  readonly geo: Geo;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly gaming: Pick<Gaming, 'catalogue' | 'changeGame' | 'jackpots' | 'liveTables' | 'round'>;
  readonly verification: Verification;
  readonly protection: Protection;
  readonly approvals: Approvals;
  readonly exclusionCases: ExclusionCases;
  readonly payments: Payments;
  readonly coins: Coins;
  readonly desk: Desk;
  readonly reconciliation: Reconciliation;
  readonly disputes: Disputes;
  readonly bank: BankPayouts;
  readonly rates: Rates;
  readonly loyalty: Loyalty;
  readonly competitions: Competitions;
  readonly promotionDesk: PromotionDesk;
  readonly referrals: Referrals;
  readonly affiliates: Affiliates;
  readonly campaigns: Campaigns;
  readonly content: Content;
  readonly support: Support;
  readonly chat: Pick<Chat, 'moderation'>;
  readonly risk: Risk;
  readonly ownData: OwnData;
  readonly sandboxed: boolean;
  /** Origin of the players' site, without a trailing slash. */
  readonly siteUrl: string;
}

export type BackOfficeService = Service<typeof backOfficeProblems> & { readonly modules: BackOfficeModules };

/** HTTP's type has only the name; `findOperator` returned the whole operator. */
export const operatorOf = (session: OperatorSession): SignedIn => session as SignedIn;

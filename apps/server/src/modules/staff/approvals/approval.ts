/** Requests that one operator makes and another approves. Pure. */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { isAllowed, type OperatorRole } from '../permissions.ts';

export type ApprovalId = Id<'apr'>;

/** In EUR cents. */
export interface LooserRules {
  readonly automatic: boolean;
  readonly upTo: bigint;
  readonly perDay: bigint;
  readonly twoPersonsFrom: bigint;
}

/** In EUR cents; null: no limit. */
export interface LooserLimits {
  readonly most: bigint;
  readonly playerDay: bigint | null;
}

/** Limit and fixed fee in EUR cents, the rest of the fee in 1/100 percent; null: no limit. */
export interface PayoutTerms {
  readonly day: bigint | null;
  readonly feePoints: bigint;
  readonly feeFixed: bigint;
}

/** Thresholds for flags in EUR cents, and the minimum name similarity. */
export interface Thresholds {
  readonly depositsDay: bigint;
  readonly depositsMonth: bigint;
  readonly depositsYear: bigint;
  readonly cashOutsDay: bigint;
  readonly cashOutsMonth: bigint;
  readonly cashOutsYear: bigint;
  readonly nameScore: bigint;
}

/** By column name; amounts in EUR cents. */
export type JurisdictionRules = Readonly<Record<string, string | number | boolean | null>>;

/** Where a game never plays on by itself; the database refuses it too. */
const withoutAutoplay: readonly string[] = ['GB'];

interface DroppedNames {
  readonly subject: string;
  readonly base: bigint;
  /** Number of names. */
  readonly dropped: bigint;
}

/** `subject`: an e-mail, an operator's id, a country, or absent if the kind has only one. */
export type HouseWish =
  | { readonly kind: 'invite_operator'; readonly subject: string; readonly role: OperatorRole }
  | { readonly kind: 'renew_operator'; readonly subject: string }
  | ({ readonly kind: 'loosen_rules' } & LooserRules)
  | ({ readonly kind: 'loosen_limits' } & LooserLimits)
  /** `subject`: the method's code. */
  | ({ readonly kind: 'set_payout_method'; readonly subject: string } & PayoutTerms)
  /** `subject`: the gateway's code. */
  | { readonly kind: 'set_agreed_fees'; readonly subject: string; readonly fees: string }
  | ({ readonly kind: 'set_thresholds' } & Thresholds)
  | { readonly kind: 'set_restricted'; readonly restrict: readonly string[]; readonly allow: readonly string[] }
  /** Without rules the country returns to the default ones. */
  | { readonly kind: 'set_jurisdiction'; readonly subject: string; readonly rules: JurisdictionRules | null }
  /** Replaces a watch list by one that drops names, or removes it. `subject`: its name; `base`: its version at the request. */
  | ({ readonly kind: 'replace_list'; readonly list: bigint; readonly entries: bigint } & DroppedNames)
  | ({ readonly kind: 'remove_list' } & DroppedNames)
  /** Settles all findings up to this one. */
  | { readonly kind: 'settle_audit'; readonly upTo: bigint }
  /** Books what a difference of reconciliation amounts to, in subunits by currency. `subject`: its id. */
  | {
      readonly kind: 'correct_clearing';
      readonly subject: string;
      readonly party: string;
      readonly difference: string;
      readonly gap: Readonly<Record<string, string>>;
    }
  /** Takes a player out of a race or tournament. `subject`: both row numbers; the others are as on the wire. */
  | {
      readonly kind: 'disqualify_player';
      readonly subject: string;
      readonly competition: string;
      readonly player: string;
      readonly rule: string;
    }
  /** Returns all stakes of a studio's round. `subject`: its row; `round` is as on the wire. */
  | { readonly kind: 'void_live_round'; readonly subject: string; readonly table: string; readonly round: string }
  | PromotionWish
  | TreasuryWish;

/** A store of money and what it should hold, in subunits; `high`: from there on coins go to cold storage. */
export interface StoreLevel {
  readonly low: bigint;
  readonly high: bigint | null;
}

/** The house's own money. `subject`: an asset, a network, `gateway:bank reference`, `store:code:currency`, or a pool. */
export type TreasuryWish =
  | { readonly kind: 'drain_hot'; readonly subject: string; readonly address: string; readonly amount: bigint }
  | { readonly kind: 'announce_top_up'; readonly subject: string; readonly amount: bigint }
  | { readonly kind: 'add_cold_address'; readonly subject: string; readonly address: string; readonly label: string }
  | ({ readonly kind: 'loosen_level'; readonly subject: string } & StoreLevel)
  /** In EUR cents. `subject`: the pool's name. */
  | { readonly kind: 'seed_jackpot'; readonly subject: string; readonly amount: bigint }
  | {
      readonly kind: 'gateway_transfer';
      readonly subject: string;
      readonly direction: 'top_up' | 'withdrawal';
      readonly currency: CurrencyCode;
      readonly amount: bigint;
    };

/** What operators offer players. */
export type PromotionWish =
  /** Offers a version of a promotion. `subject`: the promotion's row; `promotion` as on the wire. */
  | {
      readonly kind: 'offer_promotion';
      readonly subject: string;
      readonly promotion: string;
      readonly version: number;
      readonly rules: Values;
    }
  /** A new affiliate, or other terms of one. `subject`: its code. */
  | {
      readonly kind: 'set_affiliate';
      readonly subject: string;
      readonly name: string;
      readonly sharePoints: number;
      readonly carriesOver: boolean;
      readonly postbackUrl: string | null;
      readonly postbackOn: boolean;
    }
  /** Rules of refer a friend, for whoever registers from then on. */
  | { readonly kind: 'set_referral_rules'; readonly rules: Values }
  /** Sends a campaign. `subject`: its row; `campaign` as on the wire. */
  | {
      readonly kind: 'send_campaign';
      readonly subject: string;
      readonly campaign: string;
      readonly rules: Values;
    }
  /** More promotional mails per player in seven days, or more players in a minute. */
  | { readonly kind: 'loosen_campaigns'; readonly mostMails: number; readonly perMinute: number };

const promotionKinds: ReadonlySet<string> = new Set<PromotionWish['kind']>([
  ...(['offer_promotion', 'set_affiliate', 'set_referral_rules', 'send_campaign', 'loosen_campaigns'] as const),
]);

export const isOfPromotions = (wish: { readonly kind: string }): wish is PromotionWish => promotionKinds.has(wish.kind);

const treasuryKinds: ReadonlySet<string> = new Set<TreasuryWish['kind']>([
  ...(['drain_hot', 'announce_top_up', 'add_cold_address', 'loosen_level', 'gateway_transfer'] as const),
  'seed_jackpot',
]);

export const isOfTreasury = (wish: { readonly kind: string }): wish is TreasuryWish => treasuryKinds.has(wish.kind);

/** The debt, and the maximum amount to write off in subunits. */
export interface DebtPart {
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

export type PlayerWish =
  /** `exclude_forever`: requested together with an exclusion that starts at once. `end_match`: legacy, can no longer be requested. */
  | {
      readonly kind: 'remove_second_factor' | 'reopen_account' | 'exclude_forever' | 'erase_data' | 'end_match';
      readonly playerId: PlayerId;
    }
  /** `pay_small_coins`: all of them, that no network would carry; `amount` is what they are. */
  | ({ readonly kind: 'write_off_debt' | 'pay_small_coins'; readonly playerId: PlayerId } & DebtPart);

export type Wish = HouseWish | PlayerWish;
export type ApprovalKind = Wish['kind'];

export const isAboutPlayer = (wish: Wish): wish is PlayerWish => 'playerId' in wish;

/** `waiting`: approved, and the player can still cancel it. */
export type ApprovalState = 'open' | 'waiting' | 'done' | 'rejected' | 'withdrawn' | 'expired' | 'cancelled';

/**
 * `player`: the player cancelled it, or was erased; `used`: the factor reported as lost was used; `changed`: requester or approver is
 * no longer an operator.
 */
export type CancelledBecause = 'player' | 'used' | 'changed';

/** As stored in the database. */
export type Values = Readonly<Record<string, unknown>>;

export interface ApprovalRequest {
  readonly id: ApprovalId;
  readonly wish: Wish;
  readonly state: ApprovalState;
  /** Values at the time of the request; null for requests older than this column. */
  readonly oldValues: Values | null;
  /** Current values; null if the request has ended. */
  readonly valuesNow: Values | null;
  readonly askedBy: OperatorId;
  readonly askedAt: Date;
  /** Deadline for the approval. */
  readonly expiresAt: Date;
  readonly approvedBy: OperatorId | null;
  readonly approvedAt: Date | null;
  readonly dueAt: Date | null;
  /** The operator who withdrew or rejected it. */
  readonly endedBy: OperatorId | null;
  readonly endedAt: Date | null;
  readonly cancelledBecause: CancelledBecause | null;
  /** Of a completed write-off. */
  readonly writtenOff: bigint | null;
}

/** With the operators' reasons; undefined if they were sealed with the key of an erased player. */
export interface ApprovalView extends ApprovalRequest {
  readonly reason: string | undefined;
  readonly approval: string | undefined;
}

/** And what the reader may do about it. */
export interface ReadRequest extends ApprovalView {
  readonly mayApprove: boolean;
  readonly mayEnd: boolean;
}

/** The operator who reads requests. */
export interface Reader {
  readonly id: OperatorId;
  readonly role: OperatorRole;
}

/** Roles that approve payments, or what others asked for: appointing one takes two operators. */
export const decidesAboutMoney = (role: OperatorRole): boolean =>
  isAllowed(role, 'payments.approve') || isAllowed(role, 'approvals.decide');

/** Without own rules the country has the default ones, which may allow it. */
export const allowsForbiddenAutoplay = (wish: Wish): boolean =>
  wish.kind === 'set_jurisdiction' && withoutAutoplay.includes(wish.subject) && wish.rules?.['autoplay'] !== false;

const texts = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]),
  );

/** Of a completed write-off. */
export const writtenOffInLog = ({ wish, writtenOff }: ApprovalRequest): { writtenOff?: string } =>
  wish.kind === 'write_off_debt' && writtenOff !== null
    ? { writtenOff: formatAmount(money(wish.currency, writtenOff)) }
    : {};

/** Audit log details of a request; its subject is the entry's subject. */
export const wishInLog = (wish: Wish): Record<string, unknown> => {
  if (isAboutPlayer(wish)) {
    if (!('amount' in wish)) return { kind: wish.kind };
    const { kind, currency, amount } = wish;
    return { kind, currency, amount: formatAmount(money(currency, amount)) };
  }
  if (wish.kind === 'invite_operator') return { kind: wish.kind, role: wish.role, invited: wish.subject };
  if (wish.kind === 'renew_operator') return { kind: wish.kind, operator: wish.subject };
  if (wish.kind === 'void_live_round') return { kind: wish.kind, table: wish.table, round: wish.round };
  if (wish.kind === 'disqualify_player') {
    const { subject: _rows, ...shown } = wish;
    return shown;
  }
  if (wish.kind === 'offer_promotion') return { kind: wish.kind, promotion: wish.promotion, version: wish.version };
  if (wish.kind === 'send_campaign') return { kind: wish.kind, campaign: wish.campaign };
  if (wish.kind === 'set_payout_method') {
    const { subject, ...terms } = wish;
    return texts({ ...terms, method: subject });
  }
  if (wish.kind === 'set_agreed_fees') return { kind: wish.kind, gateway: wish.subject, fees: wish.fees };
  if (wish.kind === 'set_affiliate') {
    const { subject, ...terms } = wish;
    return { ...terms, affiliate: subject };
  }
  if (wish.kind === 'set_jurisdiction') return { kind: wish.kind, country: wish.subject, rules: wish.rules };
  if (wish.kind === 'replace_list' || wish.kind === 'remove_list') {
    const left = wish.kind === 'replace_list' ? wish.entries : 0n;
    return texts({ kind: wish.kind, list: wish.subject, dropped: wish.dropped, entries: left });
  }
  return texts(wish);
};

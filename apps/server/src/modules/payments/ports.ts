/** What payments require of gateways, with every failure mode. */
import type { AlternativePresentation, CheckoutOf, Presentation } from '@carmine/contract/payments/checkout';
import type { MethodIcon, MethodKind, PayoutTarget } from '@carmine/contract/payments/payment-methods';
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import type { CurrencyCode, Money } from '@carmine/money';

export type { AlternativePresentation, Checkout, Presentation } from '@carmine/contract/payments/checkout';
export type { MethodKind, PayoutTarget } from '@carmine/contract/payments/payment-methods';

export interface GatewayRules {
  readonly currencies: readonly CurrencyCode[];
  /** ISO codes. `only` absent: every country but those of `never`. */
  readonly countries: { readonly only?: readonly string[]; readonly never?: readonly string[] };
  /** EUR cents that a single payment must or may be worth. */
  readonly minimumEurCents: bigint;
  readonly maximumEurCents: bigint;
  /** The refusal of other currencies and countries, if it has a text of its own. */
  readonly refusedAs?: OwnRefusal;
}

/** Refusals of currencies and countries with a text of their own. */
export type OwnRefusal = 'interac_only_cad';

/** What a deposit costs the player at the gateway, and its usual duration. */
export interface GatewayTerms {
  readonly feePercent: number;
  /** 0: immediate. */
  readonly minutes: number;
}

/** As in the profile: what the gateway requires is set. */
export interface OrderingPlayer {
  readonly name: string;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dialingCode: string | null;
  readonly phoneNumber: string | null;
  /** Unix seconds. */
  readonly dateOfBirth: number | null;
  readonly address: string | null;
  readonly city: string | null;
}

export interface DepositOrder {
  /** Our reference; the gateway treats repeated orders with it as the same payment. */
  readonly paymentRef: string;
  readonly playerRef: string;
  readonly amount: Money;
  readonly player: OrderingPlayer;
  /** How the player pays it: one of the ways that the gateway has declared. */
  readonly presentation: Presentation;
  /** What its page is limited to, among those that the gateway has declared. */
  readonly paymentMethods?: readonly string[];
  /** Two letters, of its pages. */
  readonly language: string;
  /** The address that the player's order came from. */
  readonly ip: string | undefined;
  /** Where the gateway redirects the player's browser afterwards. */
  readonly returnUrl: string;
  /** Where the gateway sends notifications. */
  readonly notificationUrl: string;
  /** When we stop waiting for the player, the same for a repeated order; a gateway may set an earlier time. */
  readonly expiresAt: Date;
}

export type DepositPlaced<P extends Presentation = Presentation> =
  | {
      readonly ok: true;
      /** Undefined if the browser sends the order to the gateway first. */
      readonly reference: string | undefined;
      readonly checkout: CheckoutOf<P>;
      readonly expiresAt: Date;
    }
  /** `refused`: the gateway created no payment. `unknown`: it may have created one. */
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

export type ReportedStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded' | 'charged_back';

/** The reason of a case that is no charge-back: the gateway itself gave back a part. */
export const refundedInPart = 'refunded_in_part';

/** A charge-back of a payment as its gateway keeps it. Once `won` or `lost`, it stays that. */
export interface ReportedDispute {
  /** The gateway's own, never used for another charge-back. */
  readonly reference: string;
  /** Its code of the reason. */
  readonly reason: string | undefined;
  readonly amount: Money;
  /** `open`: evidence is awaited. `under review`: it was received. */
  readonly status: 'open' | 'under review' | 'won' | 'lost';
  readonly dueAt: Date | undefined;
}

/** The current state of a payment at the gateway. Money is credited only on such a report. */
export interface PaymentReport {
  readonly reference: string;
  /** The references and amount that the gateway has for it. */
  readonly paymentRef: string;
  readonly playerRef: string;
  readonly status: ReportedStatus;
  /** Amount actually paid, if any. */
  readonly paid: Money | undefined;
  /** The gateway's stable token of the card or account that paid; it cannot be charged. */
  readonly instrument?: string | undefined;
  /** Oldest first. Absent if the gateway only reports that a payment was charged back. */
  readonly disputes?: readonly ReportedDispute[];
  /** Set if the gateway reports the checkout again. */
  readonly checkout?: CheckoutOf<Presentation> | undefined;
  readonly expiresAt: Date;
}

export type QueryAnswer =
  | { readonly ok: true; readonly report: PaymentReport }
  /** `payment_unknown`: certainly no such payment. `unreachable`, `answer_invalid`: ask again later. */
  | { readonly ok: false; readonly reason: 'payment_unknown' | 'unreachable' | 'answer_invalid' };

/** What a notification refers to. Only a trigger to query the gateway; its claims are not trusted. */
export type Notice =
  | { readonly ok: true; readonly eventId: string; readonly paymentRef: string }
  /** About a refund or payout, by our reference of the order. */
  | { readonly ok: true; readonly eventId: string; readonly payoutRef: string }
  | { readonly ok: false; readonly reason: 'unsigned' | 'signature_wrong' | 'stale' | 'body_invalid' };

/** `back to the deposit`: at most the deposit's amount. `e-wallet`: to the account that paid it, without that limit. */
export type DepositorTarget = Exclude<PayoutTarget, 'bank'>;

/** A payment to the card or account that a deposit came from. */
export interface PayoutOrder {
  readonly target: DepositorTarget;
  /** Our reference; the gateway treats repeated orders with it as the same payout. */
  readonly payoutRef: string;
  /** The gateway's reference of the deposit. */
  readonly depositReference: string;
  readonly amount: Money;
  /** Where the gateway sends notifications. */
  readonly notificationUrl: string;
}

export type PayoutPlaced =
  | { readonly ok: true; readonly reference: string }
  /** `refused`: certainly no payout. `unknown`: there may be one. */
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

export type PayoutAnswer =
  | { readonly ok: true; readonly status: 'pending' | 'paid' | 'failed' }
  | { readonly ok: false; readonly reason: 'payout_unknown' | 'unreachable' | 'answer_invalid' };

export interface Payouts {
  /** Never throws on a gateway's failure. */
  place(order: PayoutOrder): Promise<PayoutPlaced>;
  /** By our reference. Never throws on a gateway's failure. */
  query(payoutRef: string): Promise<PayoutAnswer>;
}

/** `charge-back`: the card holder's bank took a deposit back, or a part of it; `refund`: the gateway returned it. */
export type MovementKind = 'deposit' | 'refund' | 'charge-back' | 'charge-back-won' | 'payout';

/** One line of a gateway's statement: money that moved, or was to move, at the gateway. */
export interface StatementLine {
  readonly kind: MovementKind;
  /** The gateway's own id of this line; the same line has the same one on every page. */
  readonly line: string;
  /** Our reference of the order: of the deposit for its refund or charge-back, of the payout for a payout. */
  readonly ourRef: string;
  /** Undefined if it is no amount of a currency of ours. */
  readonly amount: Money | undefined;
  /** What the gateway keeps for it, in the same currency, if it says so. */
  readonly fee: Money | undefined;
  readonly state: 'pending' | 'done' | 'failed';
  /** When it got that state, by the gateway's clock. */
  readonly at: Date;
}

export interface StatementQuery {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** Of the page before; undefined for the first one. */
  readonly cursor: string | undefined;
}

export type StatementPage =
  | { readonly ok: true; readonly lines: readonly StatementLine[]; readonly next: string | undefined }
  | { readonly ok: false; readonly reason: 'unreachable' | 'answer_invalid' };

/** The answer to a charge-back. */
export interface Representation {
  /** The gateway's reference of the charge-back. */
  readonly reference: string;
  /** Our reference; the gateway treats repeated answers with it as the same. */
  readonly answerRef: string;
  readonly facts: readonly { readonly kind: string; readonly text: string }[];
  readonly documents: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
}

export type Represented =
  | { readonly ok: true }
  /** `refused`: certainly not taken. `unknown`: it may have been. */
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

export interface Representations {
  /** Never throws on a gateway's failure. */
  send(representation: Representation): Promise<Represented>;
}

/**
 * CSP origins that our checkout documents need for this gateway: `frames` in pages around a frame, all of them in a widget's document,
 * `forms` in the document that posts a form. No other document gets them.
 */
export interface ContentPolicy {
  readonly scripts?: readonly string[];
  readonly connects?: readonly string[];
  readonly frames?: readonly string[];
  readonly forms?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
}

/** The gateway's script in a minimal document of ours. */
export interface Widget {
  readonly scriptUrl: string;
  /**
   * Source of a function called once the script is loaded, with `{ token, container, tell }`: the deposit's `initializationToken`, the
   * element to mount in, and `tell('done')` or `tell('failed')` to notify the embedding page.
   */
  readonly start: string;
}

/** Static description of a gateway. */
export interface GatewayDeclaration {
  /** The code used in the players' list of gateways. */
  readonly code: string;
  /** The segment in its URLs, of deposits and of notifications. */
  readonly path: string;
  /** Display name for players. */
  readonly name: string;
  readonly kind: MethodKind;
  /** Default: the one of its kind. */
  readonly icon?: MethodIcon;
  /** Its place in the players' list; those without one follow, by their path. */
  readonly rank?: number;
  readonly presentation: Presentation;
  /** Further ways to pay there, among which the player chooses. */
  readonly alternatives?: readonly AlternativePresentation[];
  /** Codes of what its page can be limited to, in its own words; an order may name some of them. */
  readonly paymentMethods?: readonly string[];
  /** Required before the first deposit. */
  readonly requiredDetails: readonly RequiredDetail[];
  /** Where withdrawals can be paid. Empty if it pays none. */
  readonly payoutTargets: readonly PayoutTarget[];
  /** Where refused deposits are returned to, if that is not one of `payoutTargets`: it only refunds. */
  readonly refundTarget?: DepositorTarget;
  readonly rules: GatewayRules;
  readonly terms: GatewayTerms;
}

export type BalanceAnswer =
  | { readonly ok: true; readonly balances: readonly Money[] }
  | { readonly ok: false; readonly reason: 'unreachable' | 'answer_invalid' };

export interface DepositGateway extends GatewayDeclaration {
  readonly contentPolicy: ContentPolicy;
  /** Set if its presentation is `widget`. */
  readonly widget?: Widget;
  /** Absent if it neither pays out nor refunds. */
  readonly payouts?: Payouts;
  /** Absent if evidence against a charge-back goes there by hand. */
  readonly representations?: Representations;
  /** What the gateway holds for the house, per currency. Absent if it cannot be asked. Never throws on a gateway's failure. */
  readonly balance?: () => Promise<BalanceAnswer>;
  /** Never throws on a gateway's failure. */
  placeDeposit(order: DepositOrder): Promise<DepositPlaced>;
  /** By the gateway's reference, or by ours while that is unknown. Never throws on a gateway's failure. */
  queryDeposit(by: { reference: string } | { paymentRef: string }): Promise<QueryAnswer>;
  /** A page of its own list of what moved in a period, which our books are compared with. Never throws on a gateway's failure. */
  listTransactions(query: StatementQuery): Promise<StatementPage>;
  /**
   * Verifies the raw bytes in constant time; a timestamp must be within five minutes of `now`. `query`: of the address it was sent to,
   * which vouches for notifications that are not signed (`marked-notices.ts`).
   */
  readNotice(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    now: Date,
    query: Readonly<Record<string, string>>,
  ): Notice;
}

/** What payments needs from outside: card and wallet gateways, each behind this one port, with every way it can fail. */
import type { CheckoutOf, Presentation } from '@carmine/contract/checkout';
import type { MethodKind, PayoutTarget } from '@carmine/contract/payment-methods';
import type { RequiredDetail } from '@carmine/contract/required-details';
import type { CurrencyCode, Money } from '@carmine/money';

export type { Checkout, Presentation } from '@carmine/contract/checkout';
export type { MethodKind, PayoutTarget } from '@carmine/contract/payment-methods';

export interface GatewayRules {
  readonly currencies: readonly CurrencyCode[];
  /** ISO codes. `only` absent: every country but those of `never`. */
  readonly countries: { readonly only?: readonly string[]; readonly never?: readonly string[] };
  /** EUR cents a single payment may be worth. */
  readonly minimumEurCents: bigint;
  readonly maximumEurCents: bigint;
}

/** What a deposit costs its player at the gateway, and how long it usually takes to be there. */
export interface GatewayTerms {
  readonly feePercent: number;
  /** 0: at once. */
  readonly minutes: number;
}

export interface DepositOrder {
  /** Ours; the same order under the same reference is the same payment at the gateway, however often it is sent. */
  readonly paymentRef: string;
  readonly playerRef: string;
  readonly amount: Money;
  readonly player: { readonly name: string; readonly country: string };
  /** Where the gateway sends the player's browser back to. */
  readonly returnUrl: string;
  /** Where it tells us what happened. */
  readonly notificationUrl: string;
}

export type DepositPlaced<P extends Presentation = Presentation> =
  | {
      readonly ok: true;
      /** Nothing where the gateway hears of the order from the player's browser first. */
      readonly reference: string | undefined;
      readonly checkout: CheckoutOf<P>;
      readonly expiresAt: Date;
    }
  /** `refused`: the gateway said no, there is no payment. `unknown`: nobody can say yet whether there is one. */
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

export type ReportedStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded' | 'charged_back';

/** A payment as the gateway itself sees it now. The only thing that money is credited on. */
export interface PaymentReport {
  readonly reference: string;
  /** Whom and what the gateway believes it is for. */
  readonly paymentRef: string;
  readonly playerRef: string;
  readonly status: ReportedStatus;
  /** What was really paid, where something was. */
  readonly paid: Money | undefined;
  /** The gateway's own name of the card or account that paid, the same for every customer; nothing can be charged by it. */
  readonly instrument?: string | undefined;
  /** Where the gateway says again how it is paid. */
  readonly checkout?: CheckoutOf<Presentation> | undefined;
  readonly expiresAt: Date;
}

export type QueryAnswer =
  | { readonly ok: true; readonly report: PaymentReport }
  /** `payment_unknown`: the gateway is sure that it has none. `unreachable`, `answer_invalid`: ask again later. */
  | { readonly ok: false; readonly reason: 'payment_unknown' | 'unreachable' | 'answer_invalid' };

/** What a notification is about. A hint only: what it claims has happened is asked, never believed. */
export type Notice =
  | { readonly ok: true; readonly eventId: string; readonly paymentRef: string }
  /** About money on its way back, by our reference of the order. */
  | { readonly ok: true; readonly eventId: string; readonly payoutRef: string }
  | { readonly ok: false; readonly reason: 'unsigned' | 'signature_wrong' | 'stale' | 'body_invalid' };

/** `back to the deposit`: at most what it brought. `e-wallet`: to the account that paid it, whatever that brought. */
export type DepositorTarget = Exclude<PayoutTarget, 'bank'>;

/** Money to the card or account that a deposit came from. */
export interface PayoutOrder {
  readonly target: DepositorTarget;
  /** Ours; the same order under the same reference is the same payout, however often it is sent. */
  readonly payoutRef: string;
  /** The gateway's reference of the deposit. */
  readonly depositReference: string;
  readonly amount: Money;
}

export type PayoutPlaced =
  | { readonly ok: true; readonly reference: string }
  /** `refused`: certainly none. `unknown`: nobody can say yet whether there is one. */
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

export type PayoutAnswer =
  | { readonly ok: true; readonly status: 'pending' | 'paid' | 'failed' }
  | { readonly ok: false; readonly reason: 'payout_unknown' | 'unreachable' | 'answer_invalid' };

export interface Payouts {
  /** Never throws for the gateway's sake. */
  place(order: PayoutOrder): Promise<PayoutPlaced>;
  /** By our reference. Never throws for the gateway's sake. */
  query(payoutRef: string): Promise<PayoutAnswer>;
}

/**
 * Origins that a document of ours needs for its sake: `frames` the pages around a frame, all of them the document of a widget,
 * `forms` the one that posts a form. No other document has them.
 */
export interface ContentPolicy {
  readonly scripts?: readonly string[];
  readonly connects?: readonly string[];
  readonly frames?: readonly string[];
  readonly forms?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
}

/** A script of the gateway in a small document of ours. */
export interface Widget {
  readonly scriptUrl: string;
  /**
   * The text of a function that is called once the script is there, with `{ token, container, tell }`: the deposit's
   * `initializationToken`, the element to stand in, and `tell('done')` or `tell('failed')` for the page around.
   */
  readonly start: string;
}

/** What a gateway is, before anybody calls it. */
export interface GatewayDeclaration {
  /** The code of the player's gateway list. */
  readonly code: string;
  /** The word in its addresses: of deposits, and of its notifications. */
  readonly path: string;
  /** As players read it. */
  readonly name: string;
  readonly kind: MethodKind;
  readonly presentation: Presentation;
  /** Asked before the first deposit by it. */
  readonly requiredDetails: readonly RequiredDetail[];
  /** None where money only comes. */
  readonly payoutTargets: readonly PayoutTarget[];
  readonly rules: GatewayRules;
  readonly terms: GatewayTerms;
}

export interface DepositGateway extends GatewayDeclaration {
  readonly contentPolicy: ContentPolicy;
  /** Where that is its presentation. */
  readonly widget?: Widget;
  /** Absent where money only comes. */
  readonly payouts?: Payouts;
  /** Never throws for the gateway's sake. */
  placeDeposit(order: DepositOrder): Promise<DepositPlaced>;
  /** By the gateway's reference, or by ours while that is not known. Never throws for the gateway's sake. */
  queryDeposit(by: { reference: string } | { paymentRef: string }): Promise<QueryAnswer>;
  /** Over the raw bytes, in constant time, within five minutes of `now`. */
  readNotice(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>, now: Date): Notice;
}

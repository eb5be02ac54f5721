/** What purchases at an on-ramp require of it, with every failure mode. Nothing that it says moves money. */
import type { OnRampState } from '@carmine/contract/payments/onramps';
import type { CurrencyCode, Money } from '@carmine/money';

/** Static description of an on-ramp. */
export interface OnRampDeclaration {
  /** In the tables of settings and health, beside the gateways' codes. */
  readonly code: string;
  /** Its id in calls, and the segment in its URLs. */
  readonly path: string;
  /** Display name for players. */
  readonly name: string;
  /** Its place in the players' list. */
  readonly rank: number;
  /** The coins it sells. */
  readonly currencies: readonly CurrencyCode[];
  /** ISO codes. `only` absent: every country but those of `never`. */
  readonly countries: { readonly only?: readonly string[]; readonly never?: readonly string[] };
  /** Its fee in basis points of what the player pays. */
  readonly feeBp: number;
  /** Usual time from payment to coins. */
  readonly minutes: number;
  /** EUR cents: who pays more is verified there. */
  readonly verificationAbove: bigint;
  /** EUR cents of one purchase. */
  readonly defaultAmount: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** Its widget is also offered beside the deposit address. */
  readonly besideAddress?: true;
  /** How many pages load in its frame before it sends the player back. */
  readonly frameLoads: number;
}

export interface OnRampOrderRequest {
  /** Our reference. */
  readonly orderRef: string;
  readonly playerRef: string;
  readonly currency: CurrencyCode;
  /** Where the coins are to be sent: the player's deposit address. */
  readonly address: string;
  /** In EUR. */
  readonly amount: Money;
  readonly email: string;
  /** ISO code of the player's country. */
  readonly country: string;
  /** Two letters, of its pages. */
  readonly language: string;
  /** Where its page redirects within the frame, once it is done. */
  readonly returnUrl: string;
}

export type OnRampPlaced =
  | {
      readonly ok: true;
      /** Shown in the frame. */
      readonly widgetUrl: string;
      /** Undefined if it knows the order only once the player has opened the widget. */
      readonly reference: string | undefined;
    }
  /** `refused`: it created no order. `unknown`: it may have created one, which nobody has paid. */
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

/** What it says about an order. */
export interface OnRampReport {
  readonly reference: string;
  readonly orderRef: string;
  readonly playerRef: string;
  readonly currency: CurrencyCode;
  readonly address: string;
  readonly state: Exclude<OnRampState, 'created'>;
  readonly txid: string | undefined;
}

export type OnRampAnswer =
  | { readonly ok: true; readonly report: OnRampReport }
  /** `order_unknown`: certainly no such order. `unreachable`, `answer_invalid`: ask again later. */
  | { readonly ok: false; readonly reason: 'order_unknown' | 'unreachable' | 'answer_invalid' };

/** A received notification. */
export interface OnRampMessage {
  readonly rawBody: Buffer;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Of the address that it was sent to. */
  readonly path: string;
  readonly now: Date;
}

/** What a notification refers to, by our reference or by the on-ramp's. Only a trigger to query it. */
export type OnRampNotice =
  | { readonly ok: true; readonly eventId: string; readonly orderRef: string }
  | { readonly ok: true; readonly eventId: string; readonly reference: string }
  | { readonly ok: false; readonly reason: 'unsigned' | 'signature_wrong' | 'stale' | 'body_invalid' };

export interface OnRamp extends OnRampDeclaration {
  /** Origins of its widget, and of the frames within it: no other document of ours gets them. */
  readonly frames: readonly string[];
  /** Never throws on the on-ramp's failure. */
  placeOrder(order: OnRampOrderRequest): Promise<OnRampPlaced>;
  /** By its reference where it is known, else by ours. Never throws on the on-ramp's failure. */
  queryOrder(by: { readonly orderRef: string; readonly reference: string | undefined }): Promise<OnRampAnswer>;
  /** Verifies the raw bytes in constant time; the signed time must be within five minutes of `now`. */
  readNotice(message: OnRampMessage): OnRampNotice;
}

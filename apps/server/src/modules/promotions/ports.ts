/** What the folders of promotions need from each other, and affiliates from the outside: calls to servers of people whom nobody here knows. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';

/** Grants bonus money that a rule owes, once per reference; it waits behind an active bonus. */
export type GrantByRule = (
  sql: Sql,
  grant: {
    readonly playerId: PlayerId;
    readonly reference: string;
    readonly source: 'level_gift';
    readonly currency: CurrencyCode;
    readonly amount: bigint;
    readonly wageringTimes: number;
    readonly maxStakeEur: string;
    readonly days: number;
  },
) => Promise<
  { readonly state: 'active' | 'queued' | 'review' } | { readonly state: 'refused'; readonly reason: string }
>;

export interface PostbackCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type PostbackAnswer =
  | { readonly ok: true; readonly status: number; readonly body: string }
  /** It is unknown whether the call arrived. */
  | { readonly ok: false; readonly reason: string };

export interface PostbackSender {
  /** Whether an address may be called at all; names are looked up, and private addresses refused, at every call. */
  mayCall(url: string): boolean;
  send(call: PostbackCall): Promise<PostbackAnswer>;
}

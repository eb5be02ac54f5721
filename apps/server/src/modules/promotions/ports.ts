/** What the folders of promotions need from the wallet and from each other. */
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

/** Filter of a player's payments, deposits and withdrawals. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../platform/ids/ids.ts';

export interface HistoryFilter {
  readonly playerId: PlayerId;
  readonly currencies: readonly CurrencyCode[];
  readonly from?: Date;
  readonly to?: Date;
  readonly page: number;
  readonly size: number;
}

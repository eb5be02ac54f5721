/**
 * What cash-outs need of whatever pays them. A rail is a network's coin, or money, whose legs go back by gateways and the rest by
 * hand. Rails are joined in `rails.ts`; cash-outs know none of them by name.
 *
 * A rail takes what was approved by itself (`readInState`), and moves it with `transitionFrom`, `transitionCashOut` and `reviewAgain`.
 */
import type { CurrencyCode, Money } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOut, CashOutId } from './cash-out.ts';

export type Priced =
  | { readonly ok: true; readonly fee: Money }
  /** `network_busy`: it would take more than half of it. `address_invalid`: the house's own. */
  | { readonly ok: false; readonly reason: 'gateway_unavailable' | 'network_busy' | 'address_invalid' };

export interface PayoutRail {
  /** What its cash-outs carry as their method, for ever. */
  readonly method: string;
  serves(currency: CurrencyCode): boolean;
  /** The normal form of a place it can send to; nothing for what is none. Absent where money goes back the way it came. */
  readonly readAddress?: (text: string) => string | undefined;
  /** What is taken for this now; the player bears it. `address`: where it is known. */
  price(amount: Money, address?: string): Promise<Priced>;
  /** How it will go: written in the transaction that held the money. */
  readonly plan?: (sql: Sql, cashOut: CashOut) => Promise<void>;
  /** Whether a person has to pay some of it. */
  readonly needsPerson?: (sql: Sql, id: CashOutId) => Promise<boolean>;
  /** What of this a person would have to pay, and which gateways of the player's pay nothing now; nothing where none. */
  readonly byPerson?: (
    playerId: PlayerId,
    amount: Money,
  ) => Promise<{ readonly amount: Money; readonly unserved: readonly string[] } | undefined>;
  /** It was refused: nothing of what was planned goes. In the transaction that refused it. */
  readonly drop?: (sql: Sql, id: CashOutId) => Promise<void>;
  /** Those of them of which something may have gone. */
  handedOver(sql: Sql, ids: readonly CashOutId[]): Promise<readonly CashOutId[]>;
}

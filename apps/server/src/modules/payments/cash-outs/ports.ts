/**
 * What withdrawals require of a payment rail. A rail is an asset on a network, or fiat, whose legs go back through gateways and the
 * rest by bank transfer. Rails are registered in `rails.ts`; withdrawals know none of them by name.
 *
 * A rail picks up approved withdrawals (`readInState`), and moves them with `transitionFrom`, `transitionCashOut` and `reviewAgain`.
 */
import type { CurrencyCode, Money } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOut, CashOutId } from './cash-out.ts';

export type Priced =
  | { readonly ok: true; readonly fee: Money }
  /** `network_busy`: the fee would take more than half of it. `address_invalid`: also for the house's own address. */
  | { readonly ok: false; readonly reason: 'gateway_unavailable' | 'network_busy' | 'address_invalid' };

/**
 * `closed_loop`: other methods must be paid back first, or this one has never paid. `plan_changed`: it would be paid in another way than
 * the player has confirmed.
 */
export type PlanRefusal = 'closed_loop' | 'plan_changed';

export interface PayoutRail {
  /** Stored as the method of its withdrawals; must never change. */
  readonly method: string;
  serves(currency: CurrencyCode): boolean;
  /** Normalises an address that it can send to; undefined if invalid. Absent if money goes back to its source. */
  readonly readAddress?: (text: string) => string | undefined;
  /** The current fee, paid by the player: what sending costs, and the house's fee for the method. */
  price(amount: Money, to?: { readonly address?: string; readonly playerId?: PlayerId }): Promise<Priced>;
  /** Why it pays none of it now, before the player is asked to confirm. */
  readonly refuses?: (playerId: PlayerId, amount: Money) => Promise<PlanRefusal | undefined>;
  /**
   * Plans the payment; called in the transaction that holds the money. What it answers undoes the request: a refusal, or that it would
   * cost another fee than it was priced with. `confirmed`: the plan that the player was shown, if the call has named it.
   */
  readonly plan?: (
    sql: Sql,
    cashOut: CashOut,
    confirmed?: string,
  ) => Promise<PlanRefusal | 'price_changed' | undefined>;
  /** Whether an operator has to pay part of it. */
  readonly needsPerson?: (sql: Sql, id: CashOutId) => Promise<boolean>;
  /** The part that an operator would have to pay, and the player's gateways that currently pay nothing; undefined if neither. */
  readonly byPerson?: (
    playerId: PlayerId,
    amount: Money,
  ) => Promise<{ readonly amount: Money; readonly unserved: readonly string[] } | undefined>;
  /** Discards the plan of a rejected withdrawal, in the rejecting transaction. */
  readonly drop?: (sql: Sql, id: CashOutId) => Promise<void>;
  /** Filters for withdrawals of which something may have been sent. */
  handedOver(sql: Sql, ids: readonly CashOutId[]): Promise<readonly CashOutId[]>;
}

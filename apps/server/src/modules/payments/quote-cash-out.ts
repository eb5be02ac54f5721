/** What a cash-out would cost and what still stands between the player and it; nothing moves. */
import {
  compare,
  currency as currencyOf,
  formatAmount,
  money,
  toEur,
  type CurrencyCode,
  type Money,
} from '@carmine/money';
import type { PlayerId } from '../../platform/ids.ts';
import { dueSeconds } from './cash-out.ts';
import {
  factsOf,
  feeOf,
  highestAmount,
  missingToStake,
  readRequest,
  type CashOutRefusal,
  type CashOutRequest,
} from './check-cash-out.ts';
import type { CoinDeps } from './coin-deps.ts';
import { readFiat, type FiatDeps } from './fiat-cash-out.ts';

export interface Quote {
  readonly ok: true;
  readonly amount: Money;
  readonly fee: Money;
  /** What the address receives. */
  readonly net: Money;
  readonly amountEur: Money;
  readonly feeEur: Money;
  /** When it should be paid if it needs no person. */
  readonly dueAt: Date;
}

export const quoteCashOut =
  (deps: CoinDeps) =>
  async (request: Pick<CashOutRequest, 'currency' | 'amount'>): Promise<Quote | CashOutRefusal> => {
    const read = await readRequest(deps, request);
    if (!read.ok) return read;
    const { amount, rate, chain } = read;
    const price = await feeOf(deps, chain, amount);
    if (!price.ok) return price;
    const seconds = dueSeconds.requested + dueSeconds.approved + dueSeconds.submitted;
    return {
      ok: true,
      amount,
      fee: price.fee,
      net: money(amount.currency, amount.subunits - price.fee.subunits),
      amountEur: toEur(amount, rate, 'floor'),
      feeEur: toEur(price.fee, rate, 'ceil'),
      dueAt: new Date(deps.clock.now().getTime() + seconds * 1000),
    };
  };

export interface ChecklistItem {
  readonly code: 'minimum' | 'maximum' | 'identity' | 'address' | 'funds' | 'staked';
  readonly done: boolean;
  /** Amounts that its sentence names. */
  readonly amounts: readonly string[];
}

export type Checklist =
  | { readonly ok: true; readonly currency: CurrencyCode; readonly items: readonly ChecklistItem[] }
  | CashOutRefusal;

export const cashOutChecklist =
  (deps: FiatDeps) =>
  async (playerId: PlayerId, request: { currency: CurrencyCode; amount?: string }): Promise<Checklist> => {
    const { currency } = request;
    const wanted = { currency, amount: request.amount ?? '0' };
    const isFiat = currencyOf(currency).type === 'FIAT';
    const read = isFiat ? await readFiat(deps, wanted) : await readRequest(deps, wanted);
    if (!read.ok) return read;
    const { rate, minimum } = read;
    const amount = request.amount === undefined ? minimum : read.amount;
    const maximum = highestAmount(rate);
    const facts = await factsOf(deps, playerId, currency);
    const item = (code: ChecklistItem['code'], done: boolean, ...amounts: Money[]): ChecklistItem => ({
      code,
      done,
      amounts: amounts.map(formatAmount),
    });
    const staked = facts.withdrawable >= amount.subunits;
    const missing = staked ? '0' : missingToStake(amount, facts.withdrawable).missing;
    return {
      ok: true,
      currency,
      items: [
        item('minimum', compare(amount, minimum) >= 0, minimum),
        item('identity', facts.verified.identity),
        item('address', facts.verified.bill),
        item('funds', facts.held >= amount.subunits, money(currency, facts.held)),
        item('maximum', compare(amount, maximum) <= 0, maximum),
        { code: 'staked', done: staked, amounts: [missing] },
      ],
    };
  };

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
  type CashOutFacts,
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
  readonly code: 'minimum' | 'maximum' | 'identity' | 'address' | 'funds' | 'staked' | 'hold';
  readonly done: boolean;
  /** Amounts that its sentence names. */
  readonly amounts: readonly string[];
  /** When it ends by itself. */
  readonly until?: Date;
}

/** Of what is there: nobody is told to play money that is not there, and before any came nothing was played. */
const stakedItem = (amount: Money, { held, withdrawable }: CashOutFacts): ChecklistItem => {
  const asked = held < amount.subunits ? held : amount.subunits;
  const done = held > 0n && withdrawable >= asked;
  const missing = held === 0n || done ? [] : [missingToStake(money(amount.currency, asked), withdrawable).missing];
  return { code: 'staked', done, amounts: missing };
};

/** Only a hold that its player knows of: of any other nothing is said. */
const holdItem = async ({ heldUntil }: FiatDeps, playerId: PlayerId): Promise<ChecklistItem[]> => {
  const until = await heldUntil?.(playerId);
  return until === undefined ? [] : [{ code: 'hold', done: false, amounts: [], until }];
};

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
    return {
      ok: true,
      currency,
      items: [
        item('minimum', compare(amount, minimum) >= 0, minimum),
        item('identity', facts.verified.identity),
        item('address', facts.verified.bill),
        {
          ...item('funds', facts.held >= amount.subunits),
          amounts: facts.held === 0n ? [] : [formatAmount(money(currency, facts.held))],
        },
        item('maximum', compare(amount, maximum) <= 0, maximum),
        stakedItem(amount, facts),
        ...(await holdItem(deps, playerId)),
      ],
    };
  };

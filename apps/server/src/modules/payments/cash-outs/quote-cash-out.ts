/** Quotes the cost of a withdrawal and what still blocks it. Read-only. */
import { compare, formatAmount, money, toEur, type CurrencyCode, type Money } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { secondsToPay } from './cash-out.ts';
import {
  factsOf,
  isAllOfIt,
  missingToStake,
  readRequest,
  type CashOutFacts,
  type CashOutRefusal,
  type CashOutRequest,
  type ReadSum,
} from './check-cash-out.ts';
import type { CashOutDeps, RailDeps } from './deps.ts';
import { type DayRooms, readDayRooms } from './limit-store.ts';
import type { PayoutRail } from './ports.ts';
import type { CurrentRate } from '../../rates/index.ts';
import { worthAtMost } from '../policy/index.ts';

export interface Quote {
  readonly ok: true;
  readonly amount: Money;
  readonly fee: Money;
  /** Amount that the address receives. */
  readonly net: Money;
  readonly amountEur: Money;
  readonly feeEur: Money;
  /** When it should be paid if no review is needed. */
  readonly dueAt: Date;
}

export const quoteCashOut =
  (deps: RailDeps) =>
  async (request: Pick<CashOutRequest, 'currency' | 'amount'>): Promise<Quote | CashOutRefusal> => {
    const read = await readRequest(deps, request);
    if (!read.ok) return read;
    const { amount, rate, rail } = read;
    const price = await rail.price(amount);
    if (!price.ok) return price;
    return {
      ok: true,
      amount,
      fee: price.fee,
      net: money(amount.currency, amount.subunits - price.fee.subunits),
      amountEur: toEur(amount, rate, 'floor'),
      feeEur: toEur(price.fee, rate, 'ceil'),
      dueAt: new Date(deps.clock.now().getTime() + secondsToPay(amount.currency) * 1000),
    };
  };

export interface ChecklistItem {
  readonly code:
    | 'paused'
    | 'minimum'
    | 'maximum'
    | 'day'
    | 'payouts_full'
    | 'by_bank'
    | 'identity'
    | 'address'
    | 'funds'
    | 'staked'
    | 'debt'
    | 'hold'
    | 'network_busy'
    | 'network_down';
  readonly done: boolean;
  /** Amounts for placeholders of its text. */
  readonly amounts: readonly string[];
  /** Gateway codes for placeholders of its text. */
  readonly methods?: readonly string[];
  /** The debt, which may be in another currency. */
  readonly owed?: Money;
  /** When it ends, if it ends by itself. */
  readonly until?: Date;
  /** Not decided, because no amount was given. */
  readonly unjudged?: true;
}

/**
 * Based on the current balance: no wagering is asked for money that is not there or that never came. Omitted if the account may not
 * play and withdraws everything; if only the location bars play, deposits must still be wagered.
 */
const stakedItem = (amount: Money, { held, withdrawable, barred }: CashOutFacts): ChecklistItem[] => {
  if (barred && withdrawable >= held) return [];
  const asked = held < amount.subunits ? held : amount.subunits;
  const done = held > 0n && withdrawable >= asked;
  const missing = held === 0n || done ? [] : [missingToStake(money(amount.currency, asked), withdrawable).missing];
  return [{ code: 'staked', done, amounts: missing }];
};

/** Debts in each currency: until they are settled, no withdrawal is possible in any currency. */
const debtItems = async ({ wallet }: CashOutDeps, playerId: PlayerId): Promise<ChecklistItem[]> =>
  (await wallet.wallets(playerId))
    .filter(({ owed }) => owed > 0n)
    .map(({ currency, owed }) => ({
      ...({ code: 'debt', done: false } as const),
      ...{ amounts: [], owed: money(currency, owed) },
    }));

/** Only holds that the player may know of. */
const holdItem = async ({ heldUntil }: CashOutDeps, playerId: PlayerId): Promise<ChecklistItem[]> => {
  const until = await heldUntil?.(playerId);
  return until === undefined ? [] : [{ code: 'hold', done: false, amounts: [], until }];
};

/** For a player who may not play, the minimum is the whole balance; included so that the player knows what to request. */
const minimumItem = ({ amount, minimum }: ReadSum, facts: CashOutFacts): ChecklistItem => {
  const done = compare(amount, minimum) >= 0 || isAllOfIt(amount, facts);
  const least = formatAmount(minimum);
  const all = facts.barred && facts.withdrawable > 0n && amount.subunits < minimum.subunits;
  const amounts = all ? [least, formatAmount(money(amount.currency, facts.withdrawable))] : [least];
  return { code: 'minimum', done, amounts };
};

/** Only while all withdrawals are stopped. */
const pausedItem = async ({ wallet }: CashOutDeps): Promise<ChecklistItem[]> =>
  (await wallet.cashOutsStopped()) === undefined ? [] : [{ code: 'paused', done: false, amounts: [] }];

/** Only if the network's fee currently prevents it. */
const networkItem = async (rail: PayoutRail, amount: Money): Promise<ChecklistItem[]> => {
  if (amount.subunits === 0n) return [];
  const price = await rail.price(amount);
  if (price.ok) return [];
  const code = price.reason === 'network_busy' ? 'network_busy' : 'network_down';
  return [{ code, done: false, amounts: [] }];
};

/** Informational: shown in advance, nothing the player can do about it. */
const byBankItem = async (rail: PayoutRail, playerId: PlayerId, amount: Money): Promise<ChecklistItem[]> => {
  const byPerson = amount.subunits === 0n ? undefined : await rail.byPerson?.(playerId, amount);
  if (byPerson === undefined) return [];
  return [{ code: 'by_bank', done: true, amounts: [formatAmount(byPerson.amount)], methods: byPerson.unserved }];
};

/** What is left of the player's day, if it has a limit; the house's own limit only while it blocks. */
const dayItems = (amount: Money, rate: CurrentRate, { player, rail }: DayRooms): ChecklistItem[] => {
  const worth = toEur(amount, rate, 'floor').subunits;
  return [
    ...(player === undefined
      ? []
      : [{ code: 'day', done: worth <= player, amounts: [formatAmount(worthAtMost(player, rate))] } as const]),
    ...(rail === undefined || worth <= rail ? [] : [{ code: 'payouts_full', done: false, amounts: [] } as const]),
  ];
};

const ofAmount: readonly ChecklistItem['code'][] = ['minimum', 'funds', 'maximum', 'day', 'staked'];

/** Without an amount, rules about the amount are neither met nor violated. */
const withoutAmount = (items: readonly ChecklistItem[]): ChecklistItem[] =>
  items.map((item) => (ofAmount.includes(item.code) ? { ...item, done: false, unjudged: true } : item));

export type Checklist =
  | { readonly ok: true; readonly currency: CurrencyCode; readonly items: readonly ChecklistItem[] }
  | CashOutRefusal;

/** The amount checked if none was given: the lowest possible request. */
const leastOf = (minimum: Money, { barred, withdrawable }: CashOutFacts): Money =>
  barred && withdrawable > 0n && withdrawable < minimum.subunits ? money(minimum.currency, withdrawable) : minimum;

export const cashOutChecklist =
  (deps: RailDeps) =>
  async (
    playerId: PlayerId,
    request: { currency: CurrencyCode; amount?: string; barred?: boolean },
  ): Promise<Checklist> => {
    const { currency, barred = false } = request;
    const wanted = { currency, amount: request.amount ?? '0' };
    const read = await readRequest(deps, wanted);
    if (!read.ok) return read;
    const { rail, rate, minimum, maximum } = read;
    const facts = await factsOf(deps, { playerId, currency, barred });
    const amount = request.amount === undefined ? leastOf(minimum, facts) : read.amount;
    const item = (code: ChecklistItem['code'], done: boolean, ...amounts: Money[]): ChecklistItem => ({
      code,
      done,
      amounts: amounts.map(formatAmount),
    });
    const items = [
      ...(await pausedItem(deps)),
      minimumItem({ ...read, amount }, facts),
      item('identity', facts.verified.identity),
      item('address', facts.verified.bill),
      {
        ...item('funds', facts.held >= amount.subunits),
        amounts: facts.held === 0n ? [] : [formatAmount(money(currency, facts.held))],
      },
      item('maximum', compare(amount, maximum) <= 0, maximum),
      ...dayItems(amount, rate, await readDayRooms(deps.db, { playerId, method: rail.method })),
      ...(request.amount === undefined ? [] : await byBankItem(rail, playerId, amount)),
      ...stakedItem(amount, facts),
      ...(await debtItems(deps, playerId)),
      ...(await holdItem(deps, playerId)),
      ...(request.amount === undefined ? [] : await networkItem(rail, amount)),
    ];
    return { ok: true, currency, items: request.amount === undefined ? withoutAmount(items) : items };
  };

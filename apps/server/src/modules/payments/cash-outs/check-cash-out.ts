/** Whether a player may withdraw this amount to this address now. Rules are checked in the order in which they are reported. */
import { stepUpMs } from '@carmine/contract/settings';
import { compare, formatAmount, money, parseAmount, toEur, type CurrencyCode, type Money } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CurrentRate } from '../../rates/index.ts';
import { readLimits, readPolicy, worthAtLeast, worthAtMost } from '../policy/index.ts';
import type { CashOutDeps, RailDeps } from './deps.ts';
import { type DayRooms, type Exceeded, readDayRooms } from './limit-store.ts';
import type { PayoutRail, PlanRefusal } from './ports.ts';

export interface CashOutRequest {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  /** A decimal string in units. */
  readonly amount: string;
  readonly address: string;
  /** When the player last completed step-up. */
  readonly steppedUpAt: Date | null;
  readonly idempotencyKey?: string;
  /** The method that the call has named, if it has. */
  readonly via?: string;
  /** Names the legs and fees that the player was shown and has confirmed. */
  readonly plan?: string;
  /** The player may not play now because of session or location, even if the account may. */
  readonly barred?: boolean;
}

export type CashOutRefusal =
  | {
      readonly ok: false;
      readonly reason:
        | 'currency_not_supported'
        | 'amount_invalid'
        | 'amount_too_large'
        | 'verification_required'
        | 'insufficient_funds'
        | 'address_required'
        | 'address_invalid'
        | 'step_up_required'
        | 'rate_unavailable'
        | 'gateway_unavailable'
        | 'network_busy'
        | 'cashouts_stopped'
        /** Its fee changed each time it was priced. */
        | 'price_changed'
        | PlanRefusal
        | 'payouts_full'
        | 'idempotency_key_reused';
    }
  | {
      readonly ok: false;
      readonly reason: 'below_minimum';
      readonly minimum: string;
      readonly currency: CurrencyCode;
      /** For a player who may not play: the whole balance, which can be withdrawn even below the minimum. */
      readonly all?: string;
    }
  | { readonly ok: false; readonly reason: 'above_maximum'; readonly maximum: string; readonly currency: CurrencyCode }
  /** `left`: of what the player may still withdraw today. */
  | { readonly ok: false; readonly reason: 'above_day'; readonly left: string; readonly currency: CurrencyCode }
  | {
      readonly ok: false;
      readonly reason: 'not_withdrawable_yet';
      readonly missing: string;
      readonly currency: CurrencyCode;
    };

export interface CheckedCashOut {
  readonly ok: true;
  readonly rail: PayoutRail;
  readonly amount: Money;
  readonly fee: Money;
  readonly rate: CurrentRate;
  readonly eurCents: bigint;
  /** In its rail's normal form; empty if the money goes back to its source. */
  readonly address: string;
}

export const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

/** Everything the rules depend on, read once. */
export interface CashOutFacts {
  readonly verified: { readonly identity: boolean; readonly bill: boolean };
  /** Cash plus locked money. */
  readonly held: bigint;
  readonly withdrawable: bigint;
  /** A player who may not play cannot reach the minimum either, so the whole balance can be withdrawn however small. */
  readonly barred: boolean;
}

export const factsOf = async (
  { identity, wallet }: CashOutDeps,
  { playerId, currency, barred = false }: Pick<CashOutRequest, 'playerId' | 'currency' | 'barred'>,
): Promise<CashOutFacts> => {
  const [profile, wallets, parts] = await Promise.all([
    identity.profile(playerId),
    wallet.wallets(playerId),
    wallet.withdrawable(playerId),
  ]);
  const held = wallets.find((one) => one.currency === currency);
  const part = parts.find((one) => one.currency === currency);
  return {
    verified: {
      identity: profile?.idVerification.verified === true,
      bill: profile?.billVerification.verified === true,
    },
    held: (held?.cash ?? 0n) + (held?.locked ?? 0n),
    withdrawable: part?.withdrawable ?? 0n,
    barred: barred || part?.barred === true,
  };
};

export const missingToStake = (amount: Money, withdrawable: bigint) =>
  ({
    ok: false,
    reason: 'not_withdrawable_yet',
    missing: formatAmount(money(amount.currency, amount.subunits - withdrawable)),
    currency: amount.currency,
  }) as const;

/** The refusal of a request that would exceed a limit. */
export const limitRefusal = ({ exceeded, left }: Exceeded, rate: CurrentRate): CashOutRefusal => {
  if (exceeded === 'rail_day') return refuse('payouts_full');
  const most = formatAmount(worthAtMost(left, rate));
  const { currency } = rate;
  return exceeded === 'request'
    ? { ok: false, reason: 'above_maximum', maximum: most, currency }
    : { ok: false, reason: 'above_day', left: most, currency };
};

export interface ReadSum {
  readonly ok: true;
  readonly amount: Money;
  readonly rate: CurrentRate;
  readonly minimum: Money;
  readonly maximum: Money;
}

export interface ReadRequest extends ReadSum {
  readonly rail: PayoutRail;
}

/** Parses the player's input and converts it, before anything else is read. */
export const readRequest = async (
  deps: RailDeps,
  request: Pick<CashOutRequest, 'currency' | 'amount'>,
): Promise<CashOutRefusal | ReadRequest> => {
  const rail = deps.rails.find((one) => one.serves(request.currency));
  const policy = await readPolicy(deps.db, request.currency);
  if (rail === undefined || !policy.cashOuts) return refuse('currency_not_supported');
  const parsed = parseAmount(request.currency, request.amount);
  if (!parsed.ok) return parsed;
  // The last known rate, because money owed to a player must not wait for a fresh one.
  const rate = await deps.rates.rate(request.currency);
  if (rate === undefined) return refuse('rate_unavailable');
  deps.alarm(`cash_out_rate_stale_${request.currency}`, rate.stale ? 1 : 0);
  const maximum = worthAtMost((await readLimits(deps.db)).most, rate);
  return { ok: true, rail, amount: parsed.money, rate, minimum: worthAtLeast(policy.leastCashOut, rate), maximum };
};

/** The whole balance must be withdrawable: a remainder could be neither played nor topped up. */
export const isAllOfIt = ({ subunits }: Pick<Money, 'subunits'>, { barred, withdrawable }: CashOutFacts): boolean =>
  barred && subunits > 0n && subunits === withdrawable;

const belowMinimum = ({ amount: { currency }, minimum }: ReadSum, { barred, withdrawable }: CashOutFacts) =>
  ({
    ok: false,
    ...({ reason: 'below_minimum', minimum: formatAmount(minimum), currency } as const),
    ...(barred && withdrawable > 0n ? { all: formatAmount(money(currency, withdrawable)) } : {}),
  }) as const;

/** Rules reported before the address is checked. */
const checkBeforeAddress = (sum: ReadSum, facts: CashOutFacts): CashOutRefusal | undefined => {
  const { amount, minimum } = sum;
  if (compare(amount, minimum) < 0 && !isAllOfIt(amount, facts)) return belowMinimum(sum, facts);
  if (!facts.verified.identity || !facts.verified.bill) return refuse('verification_required');
  return facts.held < amount.subunits ? refuse('insufficient_funds') : undefined;
};

/** Rules reported after the address is checked. */
const checkAfterAddress = (
  { amount, rate, maximum }: ReadSum,
  facts: CashOutFacts,
  { player, rail }: DayRooms,
): CashOutRefusal | undefined => {
  if (compare(amount, maximum) > 0) {
    return { ok: false, reason: 'above_maximum', maximum: formatAmount(maximum), currency: amount.currency };
  }
  const worth = toEur(amount, rate, 'floor').subunits;
  if (player !== undefined && worth > player) return limitRefusal({ exceeded: 'player_day', left: player }, rate);
  if (rail !== undefined && worth > rail) return refuse('payouts_full');
  return facts.withdrawable < amount.subunits ? missingToStake(amount, facts.withdrawable) : undefined;
};

/** Checked last, so that nobody completes step-up for a withdrawal that would be refused anyway. */
const checkStopAndStepUp = async (
  { clock, wallet }: Pick<CashOutDeps, 'clock' | 'wallet'>,
  steppedUpAt: Date | null,
): Promise<CashOutRefusal | undefined> => {
  if ((await wallet.cashOutsStopped()) !== undefined) return refuse('cashouts_stopped');
  const fresh = steppedUpAt !== null && steppedUpAt.getTime() >= clock.now().getTime() - stepUpMs;
  return fresh ? undefined : refuse('step_up_required');
};

const targetOf = ({ readAddress }: PayoutRail, address: string): CashOutRefusal | { ok: true; address: string } => {
  if (readAddress === undefined) return { ok: true, address: '' };
  if (address.trim() === '') return refuse('address_required');
  const target = readAddress(address);
  return target === undefined ? refuse('address_invalid') : { ok: true, address: target };
};

const checkMoney = (
  address: string,
  read: ReadRequest,
  facts: CashOutFacts,
  rooms: DayRooms,
): CashOutRefusal | { ok: true; address: string } => {
  const before = checkBeforeAddress(read, facts);
  if (before !== undefined) return before;
  const target = targetOf(read.rail, address);
  if (!target.ok) return target;
  return checkAfterAddress(read, facts, rooms) ?? target;
};

/** Whether network fees would take more than half of it now, so that nothing of it can be sent. */
export const isKeptByNetwork =
  ({ rails }: Pick<RailDeps, 'rails'>) =>
  async (amount: Money): Promise<boolean> => {
    const rail = rails.find((one) => one.serves(amount.currency));
    if (rail === undefined || amount.subunits === 0n) return false;
    const price = await rail.price(amount);
    return !price.ok && price.reason === 'network_busy';
  };

export const checkCashOut =
  (deps: RailDeps) =>
  async (request: CashOutRequest): Promise<CashOutRefusal | CheckedCashOut> => {
    const read = await readRequest(deps, request);
    if (!read.ok) return read;
    const { rail, amount, rate } = read;
    const { playerId } = request;
    const rooms = await readDayRooms(deps.db, { playerId, method: rail.method });
    const checked = checkMoney(request.address, read, await factsOf(deps, request), rooms);
    if (!checked.ok) return checked;
    const { address } = checked;
    const elsewhere = await rail.refuses?.(request.playerId, amount);
    if (elsewhere !== undefined) return refuse(elsewhere);
    const notNow = await checkStopAndStepUp(deps, request.steppedUpAt);
    if (notNow !== undefined) return notNow;
    const price = await rail.price(amount, { address, playerId });
    if (!price.ok) return price;
    return { ok: true, rail, amount, fee: price.fee, rate, eurCents: toEur(amount, rate, 'floor').subunits, address };
  };

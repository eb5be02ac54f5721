/** Starts a deposit: it is stored and counted against limits first, then the gateway is called, then its answer is stored. */
import { getGatewayReturn } from '@carmine/contract/payments/deposits';
import { formatAmount, money } from '@carmine/money';

import { once } from '../../../platform/idempotency.ts';
import type { Sql } from '../../../database/database.ts';
import { carryOut } from './apply-report.ts';
import { checkDeposit, type CheckedDeposit, type DepositRefusal, type DepositRequest } from './check-deposit.ts';
import { couponOf } from './coupon.ts';
import { isPayable, type Deposit, type DepositId } from './deposit.ts';
import { insertDeposit, lockDeposit, moveDeposit, nextPaymentId, notePlaced, readDeposit } from './deposit-store.ts';
import type { PlayerProfile } from '../../identity/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { Checkout, DepositGateway, OrderingPlayer } from '../ports.ts';
import { notificationUrl } from '../notification-url.ts';
import { pushPaymentHint } from './push-payment-hint.ts';

export type StartedDeposit =
  | {
      readonly ok: true;
      readonly id: string;
      readonly status: 'pending';
      readonly checkout: Checkout;
    }
  | DepositRefusal;

/** Default lifetime of an order if the gateway has none. */
const lifetimeSeconds = 3_600;
const firstQuerySeconds = 60;
/** Of a gateway's pages. */
const defaultLanguage = 'en';

/** Thrown to roll back the transaction on an expected refusal. */
class Refused extends Error {
  readonly refusal: DepositRefusal;

  constructor(refusal: DepositRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Refusal by account status; active accounts are not refused for it. */
const refusalOf = {
  active: 'account_locked',
  cool_off: 'self_excluded',
  excluded: 'self_excluded',
  closed: 'account_closed',
  locked: 'account_locked',
} as const;

/** Thrown to leave a transaction that only checked whether a key is new. */
class KeyIsNew extends Error {}

const insertIntent = async (
  { wallet, offers }: PaymentsDeps,
  sql: Sql,
  request: DepositRequest,
  { gateway, amount, rate, eurCents, country }: CheckedDeposit,
): Promise<DepositId> => {
  const { playerId } = request;
  const { currency } = amount;
  // Opens a wallet in the chosen currency; does nothing if the player has one.
  await wallet.openWallet(sql, { playerId, currency, makeDefault: false });
  const id = await nextPaymentId(sql);
  const reserved = await wallet.reserveDeposit(sql, { playerId, paymentId: id, eurCents });
  if (!reserved.ok && reserved.reason === 'protection_status')
    throw new Refused({ ok: false, reason: refusalOf[reserved.protectionStatus] });
  if (!reserved.ok) {
    const availableEur = formatAmount(money('EUR', reserved.available));
    throw new Refused({ ok: false, reason: 'limit_reached', availableEur, until: reserved.until });
  }
  await insertDeposit(sql, {
    id,
    playerId,
    gateway: gateway.code,
    currency,
    amount: amount.subunits,
    eurCents,
    eurRate: rate.scaled,
    country,
    coupon: couponOf(request),
    lifetimeSeconds,
    firstQuerySeconds,
  });
  const made = { playerId, depositId: id, currency, eurRate: rate.scaled };
  await offers.bindDeposit(sql, { ...made, coupon: couponOf(request) });
  return id;
};

/** Hashed with the key: the request as sent, independent of rules that may change. */
const asked = ({ gateway, currency, amount, coupon, presentation, paymentMethods }: DepositRequest) => ({
  call: 'deposit',
  gateway,
  currency,
  amount,
  coupon: coupon ?? '',
  // Absent in calls of the previous release.
  ...(presentation === undefined ? {} : { presentation }),
  ...(paymentMethods === undefined ? {} : { paymentMethods }),
});

type Stored = { ok: true; id: DepositId } | DepositRefusal;

const storeIntent = (deps: PaymentsDeps, request: DepositRequest, work: (sql: Sql) => Promise<DepositId>) =>
  deps.db.transaction(async (sql): Promise<Stored> => {
    const { playerId, idempotencyKey: key } = request;
    if (key === undefined) return { ok: true, id: await work(sql) };
    const stored = await once(sql, { playerId, key, request: asked(request) }, async () => ({
      deposit: (await work(sql)).toString(),
    }));
    return stored.ok ? { ok: true, id: BigInt(stored.answer.deposit) as DepositId } : stored;
  });

/** The key's earlier result; `undefined` if it is new. Looked up first, so that a rule changed since does not change an earlier answer. */
const recall = async (deps: PaymentsDeps, request: DepositRequest): Promise<Stored | undefined> => {
  if (request.idempotencyKey === undefined) return undefined;
  try {
    return await storeIntent(deps, request, async () => {
      throw new KeyIsNew();
    });
  } catch (error) {
    if (error instanceof KeyIsNew) return undefined;
    throw error;
  }
};

const refusedByGateway = 'refused_by_gateway';

/** The gateway refused: there is no payment to wait for. Returns false if another copy of the order was accepted. */
const giveUp = async (deps: PaymentsDeps, id: DepositId): Promise<boolean> => {
  const failed = await deps.db.transaction(async (sql) => {
    const deposit = await lockDeposit(sql, id);
    if (deposit.state !== 'created') return undefined;
    await carryOut(deps, sql, deposit, { to: 'failed', reason: refusedByGateway }, 'within_limits');
    return deposit;
  });
  if (failed !== undefined) pushPaymentHint(deps, failed, { state: 'failed', moneyMoved: false });
  return failed !== undefined;
};

const playerOf = ({ country }: Deposit, profile: PlayerProfile | undefined): OrderingPlayer => {
  const { firstName = '', lastName = '', email = '', userDetails: details } = profile ?? {};
  return {
    ...{ name: `${firstName} ${lastName}`.trim(), country, firstName, lastName, email },
    dialingCode: details?.phone.dialingCode ?? null,
    phoneNumber: details?.phone.phoneNumber ?? null,
    dateOfBirth: details?.dateOfBirth ?? null,
    ...{ address: details?.address ?? null, city: details?.city ?? null },
  };
};

const placeOrder = async (
  deps: PaymentsDeps,
  gateway: DepositGateway,
  deposit: Deposit,
  request: DepositRequest,
): Promise<StartedDeposit> => {
  const { ids, publicUrl, db, stats, identity } = deps;
  const paymentRef = ids.encode('dep', deposit.id);
  const { presentation = gateway.presentation, language = defaultLanguage, ip } = request;
  const placed = await gateway.placeDeposit({
    ...{ presentation, language, ip, paymentRef },
    ...(request.paymentMethods?.length ? { paymentMethods: request.paymentMethods } : {}),
    playerRef: ids.encode('usr', deposit.playerId),
    amount: money(deposit.currency, deposit.amount),
    player: playerOf(deposit, await identity.profile(deposit.playerId)),
    // In a frame, the embedding page continues.
    returnUrl:
      presentation === 'frame'
        ? `${publicUrl}${getGatewayReturn.path}`
        : `${publicUrl}/wallet/deposit?deposit=${paymentRef}`,
    notificationUrl: notificationUrl(deps, gateway),
    expiresAt: deposit.expiresAt,
  });
  if (!placed.ok) {
    stats?.gatewayFailed(gateway.code, 'place');
    // An unknown result stays open: reconciliation queries it, and the same key may be retried.
    const isRefused = placed.reason === 'refused' && (await giveUp(deps, deposit.id));
    return { ok: false, reason: isRefused ? refusedByGateway : 'gateway_unavailable' };
  }
  await db.transaction(async (sql) => {
    await notePlaced(sql, deposit.id, placed);
    // Does nothing if a fast notification or another copy of this request came first.
    await moveDeposit(sql, { id: deposit.id, state: 'created' }, { to: 'pending', reason: undefined });
  });
  return { ok: true, id: paymentRef, status: 'pending', checkout: placed.checkout };
};

/** Returns the first answer if there was one, whatever became of the deposit since. */
const answerFor = async (deps: PaymentsDeps, id: DepositId, request: DepositRequest): Promise<StartedDeposit> => {
  const deposit = await readDeposit(deps.db, id);
  if (deposit === undefined) throw new Error(`Deposit ${id} not found`);
  const { checkout } = deposit;
  const gateway = deps.gateways.find(({ code }) => code === deposit.gateway);
  if (gateway !== undefined && checkout !== undefined)
    return { ok: true, id: deps.ids.encode('dep', id), status: 'pending', checkout };
  if (deposit.reason === refusedByGateway) return { ok: false, reason: refusedByGateway };
  // A query result may lack the checkout: repeating the same order returns it without creating a second one.
  if (gateway === undefined || !isPayable(deposit.state)) return { ok: false, reason: 'gateway_unavailable' };
  return placeOrder(deps, gateway, deposit, request);
};

export const startDeposit = (deps: PaymentsDeps) => {
  const check = checkDeposit(deps);
  return async (request: DepositRequest): Promise<StartedDeposit> => {
    try {
      const before = await recall(deps, request);
      if (before !== undefined) return before.ok ? await answerFor(deps, before.id, request) : before;
      const checked = await check(request);
      if (!checked.ok) return checked;
      const stored = await storeIntent(deps, request, (sql) => insertIntent(deps, sql, request, checked));
      return stored.ok ? await answerFor(deps, stored.id, request) : stored;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  };
};

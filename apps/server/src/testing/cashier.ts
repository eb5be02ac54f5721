/**
 * Payments on a real database, with the real wallet, worker and sandbox, and two HTTP listeners. Facts from identity and compliance are
 * set by the test.
 */
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import type { CurrencyCode } from '@carmine/money';
import { callsOf } from './cashier-calls.ts';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { notificationRoutes } from '../http/providers/notifications.ts';
import { paymentRoutes } from '../http/profile-service/payments/payment-routes.ts';
import { createServer } from '../http/server.ts';
import { systemClock } from '../platform/clock.ts';
import type { PlayerId, SessionId } from '../platform/ids/ids.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Push } from '../platform/live/live.ts';
import { catalogue } from '../platform/events/catalogue/index.ts';
import { createEvents, createOutbox } from '../platform/events/outbox.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createOutboundHttp } from '../providers/outbound-http.ts';
import { createGateways } from '../providers/payments/registry.ts';
import { createEuroList } from '../providers/rates/sandbox/euro-list.ts';
import { coinsByHand, disputesByHand, paymentsByHand, type PaymentsByHand } from './by-hand.ts';
import { creditKey, expectPaymentsSound } from './expect-payments-sound.ts';
import { evidenceStage } from './evidence-stage.ts';
import { giveCashOutRights } from './cash-out-rights.ts';
import { startOutsideWorld, type OutsideWorld } from './outside-world.ts';
import { filledProfile } from './filled-profile.ts';
import { noOffers, noPromotions } from './no-offers.ts';
import { testDatabase } from './test-database.ts';
import { testHttpContext } from './test-http-context.ts';
import type { Refused } from '../modules/compliance/index.ts';
import { createRates } from '../modules/rates/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import type { DepositGateway, DepositId, PaymentsDeps } from '../modules/payments/index.ts';
import {
  confirmJobOf,
  createCoins,
  createDesk,
  createDisputes,
  createOnRamps,
  createPayments,
} from '../modules/payments/index.ts';
import { noticeHeaders, notices, theGateway } from './the-gateway.ts';

/** Facts about the player, set by the test. */
export interface Facts {
  country: string | null;
  missing: RequiredDetail[];
  refused: Refused | undefined;
}

const unreachable = async () => ({ ok: false, reason: 'unreachable' }) as const;

interface CashierOptions {
  /** Their paths; default: the one that tests pay by. */
  readonly gateways?: readonly string[];
  /** `false` for tests that corrupt payments on purpose. */
  readonly sound?: boolean;
  readonly creditKey?: Buffer;
  readonly outside?: Parameters<typeof startOutsideWorld>[0];
  readonly opens?: (world: OutsideWorld) => DepositGateway[];
  /** Where gateways notify it; default: at its own address. */
  readonly notifiedAt?: string;
  /** Overrides of its gateways, over HTTP too. */
  readonly change?: (honest: DepositGateway) => Partial<DepositGateway>;
}

export const openCashier = async (options: CashierOptions = {}) => {
  const { db: owner, app: db } = await testDatabase();
  const world = await startOutsideWorld(options.outside);
  const http = testHttpContext();
  const { ids, log } = http;
  const facts = new Map<PlayerId, Facts>();
  const pushed: Push[] = [];
  const alarms = new Map<string, number>();
  const wallet = createWallet({ database: db, random: systemRandom, alarm: { checked: () => undefined } });
  const rates = createRates({
    db,
    log,
    provider: createEuroList(createOutboundHttp({ origin: world.url, allowPrivate: true })),
  });
  await rates.poll();
  const jobs = createJobs({ db, log });
  const events = createEvents({ db, jobs, log, catalogue });
  const factsOf = (playerId: PlayerId): Facts => {
    const found = facts.get(playerId);
    if (found === undefined) throw new Error('No such player in this test');
    return found;
  };

  let origin = '';
  const deps: PaymentsDeps = {
    db,
    ids,
    log,
    jobs,
    wallet,
    rates,
    outbox: createOutbox(),
    audit: auditLog,
    clock: systemClock,
    creditKey: options.creditKey ?? creditKey,
    identity: {
      profile: async (playerId) => filledProfile(factsOf(playerId).country),
      missingFields: async (playerId) => factsOf(playerId).missing,
    },
    offers: noOffers,
    compliance: {
      mayDeposit: async ({ playerId }) => {
        const { refused } = factsOf(playerId);
        return refused === undefined ? { ok: true, jurisdiction: {} as never } : { ok: false, reason: refused };
      },
    },
    gateways: (
      options.opens?.(world) ??
      createGateways({
        env: { GATEWAYS: (options.gateways ?? [theGateway.path]).join(',') },
        ...{ clock: systemClock, merchantName: 'Carmine' },
        sandbox: { url: world.url, publicUrl: world.url, secret: world.secret, smtpPort: world.smtpPort },
      })
    ).map((honest) => ({ ...honest, ...options.change?.(honest) })),
    // Known only once the server listens.
    get publicUrl() {
      return options.notifiedAt ?? origin;
    },
    live: { push: (push) => void pushed.push(push) },
  };
  const payments = paymentsByHand(createPayments(deps));
  for (const { code } of payments.onGateways)
    jobs.handle(
      confirmJobOf(code),
      ({ payload }) => payments.confirmNotified(BigInt(payload['deposit'] as string) as DepositId),
      { backoffMs: 100, mayHang: true },
    );

  const app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  // No network is reachable here: crypto has a separate stage.
  const noSigner = {
    ...{ accountKey: unreachable, coldAddresses: unreachable },
    ...{ sign: unreachable, sweep: unreachable, topUp: unreachable },
  };
  const coinDeps = {
    ...deps,
    wallet,
    networks: [],
    signer: noSigner,
    alarm: (kind: string, count: number) => void alarms.set(kind, count),
    get publicUrl() {
      return origin;
    },
  };
  const coins = coinsByHand(createCoins(coinDeps));
  const desk = createDesk({ payments: deps, coins: coinDeps, wallet });
  const disputes = disputesByHand(createDisputes({ ...deps, ...evidenceStage() }));
  // Needs networks too.
  const onRamps = createOnRamps({ ...coinDeps, onRamps: [], languageOf: async () => 'en' });
  paymentRoutes(app, { http, db, payments, coins, onRamps, wallet, promotions: noPromotions });
  notificationRoutes(app, { http, payments, onRamps });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  let worker: Worker | undefined;
  const work = (): void => {
    worker ??= startWorker({ jobs, events, log });
  };
  const rest = async (): Promise<void> => {
    await worker?.stop();
    worker = undefined;
  };

  const newPlayer = async (currency: CurrencyCode = 'EUR') => {
    const row = await owner.one<{ id: bigint }>(
      `insert into players (email_hash, password_hash) values ($1, '') returning id`,
      [randomBytes(32)],
    );
    const playerId = row.id as PlayerId;
    await db.transaction((sql) => wallet.openWallet(sql, { playerId, currency, makeDefault: true }));
    await giveCashOutRights(owner, playerId);
    const said: Facts = { country: 'MT', missing: [], refused: undefined };
    facts.set(playerId, said);
    const cookie = randomBytes(12).toString('hex');
    http.sessions.set(cookie, {
      sessionId: 1n as SessionId,
      playerId,
      scope: 'player',
      refusal: undefined,
      steppedUpAt: null,
      playEpoch: 0,
    });

    const { call, page } = callsOf({ origin, publicUrl: http.publicUrl, cookie });
    const balance = async (): Promise<{ cash: bigint; locked: bigint }> => {
      const held = (await wallet.wallets(playerId)).find((one) => one.currency === currency);
      return { cash: held?.cash ?? 0n, locked: held?.locked ?? 0n };
    };
    const deposit = (amount = '50.00', key?: string) =>
      call('POST', `profile/${theGateway.path}/deposit`, { amount, currency, promotionCoupon: '' }, key);
    const started = async (amount = '50.00') => {
      const { status, body } = await deposit(amount);
      if (status !== 201) throw new Error(`Not started: ${JSON.stringify(body)}`);
      return { id: body['id'] ?? '', redirectUrl: body['redirectUrl'] ?? '' };
    };
    const stateOf = async (id: string): Promise<string> =>
      (await call('GET', `profile/deposit/${id}`)).body['status'] ?? '';
    return { playerId, facts: said, call, page, balance, deposit, started, stateOf };
  };

  const numberOf = (id: string): DepositId => {
    const number = ids.decode('dep', id);
    if (number === undefined) throw new Error(`Not a deposit's id: ${id}`);
    return number;
  };
  /** Runs a notification's job at once. */
  const confirm = (id: string): Promise<void> => payments.confirmNotified(numberOf(id));
  /** Queries this deposit now. */
  const askAbout = async (id: string): Promise<void> => {
    await owner.run('update deposits set next_query_at = now() where id = $1', [numberOf(id)]);
    await payments.queryOpen();
  };
  /** The same payments with a modified gateway. */
  const withGateway = (change: (honest: DepositGateway) => Partial<DepositGateway>): PaymentsByHand => {
    const honest = deps.gateways.find(({ code }) => code === theGateway.code);
    if (honest === undefined) throw new Error('No gateway');
    return paymentsByHand(createPayments({ ...deps, gateways: [{ ...honest, ...change(honest) }] }));
  };
  /** The same product without its adapters. */
  const withoutGateways = () => {
    const [bare, coinsBare] = [
      { ...deps, gateways: [] },
      { ...coinDeps, gateways: [] },
    ];
    return {
      payments: paymentsByHand(createPayments(bare)),
      coins: coinsByHand(createCoins(coinsBare)),
      desk: createDesk({ payments: bare, coins: coinsBare, wallet }),
    };
  };
  /** Waits until all notifications were followed by a query. */
  const quiet = () =>
    expect
      .poll(() => owner.rows(`select kind from jobs where kind like 'payments.confirm:%' and dead_at is null`), {
        interval: 20,
      })
      .toEqual([]);
  const post = async (document: object, at: Date): Promise<number> => {
    const body = JSON.stringify(document);
    const response = await fetch(`${origin}/payments/v1/${theGateway.path}/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...noticeHeaders(world.secret, body, at) },
      body,
    });
    return response.status;
  };
  /** A notification with the gateway's real key; returns the status of our response. */
  const notify = (eventId: string, paymentRef: string, type = 'payment.paid', at = new Date()): Promise<number> =>
    post(notices.payment(eventId, paymentRef, type), at);
  const notifyPayout = (eventId: string, payoutRef: string): Promise<number> =>
    post(notices.payout(eventId, payoutRef), new Date());

  const close = async (): Promise<void> => {
    await rest();
    await app.close();
    await world.close();
    if (options.sound !== false) await expectPaymentsSound(db);
  };
  return {
    ...{ owner, db, world, http, deps, coinDeps, payments, coins, desk },
    ...{ disputes, onRamps, wallet, rates, pushed, alarms },
    ...{ newPlayer, work, rest, quiet, close, numberOf, confirm, askAbout },
    ...{ withGateway, withoutGateways, notify, notifyPayout },
    origin: () => origin,
  };
};

export type Cashier = Awaited<ReturnType<typeof openCashier>>;
export type TestPlayer = Awaited<ReturnType<Cashier['newPlayer']>>;

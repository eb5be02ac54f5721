/** Wires up deposits and withdrawals with gateways, networks, the signer and other modules. */
import type { Compliance, Risk, Verification } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import {
  type BankPayouts,
  createBankPayouts,
  createCoins,
  createDesk,
  createOnRamps,
  createPayments,
  createReconciliation,
  noteInstruments,
  watchGateway,
  watchOnRamp,
  type Coins,
  type DepositOffers,
  type Desk,
  type Disputes,
  type FiatDeps,
  type OnRamps,
  type Payments,
  type PaymentsDeps,
  type PaymentStats,
  type Reconciliation,
} from '../modules/payments/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Rates } from '../modules/rates/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import { bank } from '../providers/bank/registry.ts';
import { createFloat, createNetworks } from '../providers/chains/registry.ts';
import { createSignerClient } from '../providers/chains/signer.ts';
import { createOutboundHttp } from '../providers/outbound-http.ts';
import { createOnRampAdapters } from '../providers/onramps/registry.ts';
import { createGateways } from '../providers/payments/registry.ts';
import { composeDisputes } from './disputes.ts';
import { creditKey } from './keys.ts';
import { surroundingsOf } from './surroundings.ts';

interface Neighbours {
  readonly wallet: Wallet;
  readonly rates: Rates;
  readonly identity: Identity;
  readonly compliance: Compliance;
  readonly offers: DepositOffers;
  readonly risk: Pick<Risk, 'hold' | 'isHeld'>;
  readonly verification: Pick<Verification, 'fundsAsked' | 'state'>;
}

interface PaymentModules {
  /** Origins framed by our pages. */
  readonly framedOrigins: readonly string[];
  readonly payments: Payments;
  readonly coins: Coins;
  readonly desk: Desk;
  readonly reconciliation: Reconciliation;
  readonly disputes: Disputes;
  readonly onRamps: OnRamps;
  readonly bank: BankPayouts;
}

const paymentStats = (metrics: Metrics): PaymentStats => ({
  moved: (gateway, to) => metrics.happened('deposit', `${gateway} ${to}`),
  noticeRefused: (gateway, reason) => metrics.happened('notice_refused', `${gateway} ${reason}`),
  gatewayFailed: (gateway, call) => metrics.happened('gateway_failed', `${gateway} ${call}`),
  down: (gateway, isDown) => metrics.alarm(`gateway_down_${gateway.toLowerCase()}`, isDown ? 1 : 0),
});

const coinDepsOf = (platform: Platform, shared: PaymentsDeps & Neighbours): FiatDeps => {
  const { config, clock, random, metrics } = platform;
  const { deployment, secretsKey } = config;
  const signerHttp = createOutboundHttp({ origin: config.signerUrl, allowPrivate: true });
  return {
    ...shared,
    networks: createNetworks({ ...surroundingsOf(platform), deployment }),
    signer: createSignerClient({ http: signerHttp, clock, random, secretsKey }),
    // The player can read a withdrawal's reason, and must not learn from it what is being investigated.
    riskHold: async (playerId) => {
      const asked = await shared.verification.fundsAsked(playerId);
      return asked !== undefined || (await shared.risk.hold(playerId)) ? 'risk_review' : undefined;
    },
    isWatched: async (playerId) =>
      (await shared.verification.fundsAsked(playerId)) !== undefined || (await shared.risk.isHeld(playerId)),
    heldUntil: (playerId) => shared.identity.lostFactors.cashOutsHeldUntil(playerId),
    alarm: (kind, count) => metrics.alarm(kind, count),
    ...(deployment === 'sandbox' ? { float: createFloat(surroundingsOf(platform)) } : {}),
  };
};

/** `brand`: the name on card pages. */
export const composePayments = (platform: Platform, neighbours: Neighbours, brand: string): PaymentModules => {
  const { config, db, ids, log, outbox, jobs, clock, live, metrics } = platform;
  const shared = {
    ...{ db, ids, log, outbox, audit: auditLog, jobs, clock, live, stats: paymentStats(metrics) },
    ...neighbours,
  };
  const paymentsDeps: PaymentsDeps = {
    ...shared,
    gateways: createGateways({ ...surroundingsOf(platform), merchantName: brand })
      .map(noteInstruments({ db, ids, markKey: deriveKey(config.pepper, 'payments:instrument-marks') }))
      .map(watchGateway({ db, log })),
    publicUrl: config.publicUrl,
    creditKey: creditKey(config.pepper),
  };
  const framed = paymentsDeps.gateways.filter(({ presentation }) => presentation === 'frame');
  const onRamps = createOnRampAdapters({ ...surroundingsOf(platform), merchantName: brand }).map(
    watchOnRamp({ db, log }),
  );
  const coinDeps = coinDepsOf(platform, { ...paymentsDeps, ...neighbours });
  return {
    framedOrigins: framed.flatMap(({ contentPolicy }) => contentPolicy.frames ?? []),
    payments: createPayments(paymentsDeps),
    coins: createCoins(coinDeps),
    reconciliation: createReconciliation({ ...paymentsDeps, networks: coinDeps.networks, alarm: coinDeps.alarm }),
    disputes: composeDisputes(platform, neighbours, paymentsDeps),
    onRamps: createOnRamps({ ...coinDeps, onRamps, languageOf: neighbours.identity.language }),
    bank: createBankPayouts({
      ...coinDeps,
      wallet: neighbours.wallet,
      vault: neighbours.identity.vault,
      bank: bank.open(surroundingsOf(platform)),
      ibanKey: deriveKey(config.pepper, 'payments:iban-marks'),
    }),
    desk: createDesk({ payments: paymentsDeps, coins: coinDeps, onRamps, wallet: neighbours.wallet }),
  };
};

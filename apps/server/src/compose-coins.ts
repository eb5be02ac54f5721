/** Joins coins and cash-outs to their chains, the signer and the modules whose rules they keep. */
import type { Compliance } from './modules/compliance/index.ts';
import type { Identity } from './modules/identity/index.ts';
import { createCoins, type Coins, type PaymentStats } from './modules/payments/index.ts';
import type { Rates } from './modules/rates/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import type { Platform } from './platform/platform.ts';
import { createChains } from './providers/chains/registry.ts';
import { createSandboxFloat } from './providers/chains/sandbox-float.ts';
import { createSignerClient } from './providers/chains/signer.ts';
import { createOutboundHttp } from './providers/outbound-http.ts';

interface Neighbours {
  readonly wallet: Wallet;
  readonly rates: Rates;
  readonly identity: Identity;
  readonly compliance: Compliance;
}

export const composeCoins = (platform: Platform, neighbours: Neighbours, stats: PaymentStats): Coins => {
  const { config, db, ids, log, outbox, clock, random, live, metrics } = platform;
  const { deployment, sandbox, secretsKey } = config;
  const signerHttp = createOutboundHttp({ origin: config.signerUrl, allowPrivate: true });
  return createCoins({
    ...{ db, ids, log, outbox, clock, live, stats, ...neighbours },
    chains: createChains({ deployment, sandboxUrl: sandbox.url }),
    signer: createSignerClient({ http: signerHttp, clock, random, secretsKey }),
    alarm: (kind, count) => metrics.alarm(kind, count),
    ...(deployment === 'sandbox'
      ? { float: createSandboxFloat(createOutboundHttp({ origin: sandbox.url, allowPrivate: true })) }
      : {}),
  });
};

const second = 1_000;
const minute = 60 * second;

/** Worker only. */
export const composeCoinsWorker = ({ jobs }: Platform, { coins }: { coins: Coins }): void => {
  jobs.every('coins.watch', second, () => coins.watch());
  jobs.every('coins.cash-outs', second, () => coins.moveCashOuts());
  jobs.every('coins.recheck', minute, () => coins.recheckPaid());
};

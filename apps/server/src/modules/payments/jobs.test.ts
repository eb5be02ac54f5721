import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvents } from '../../platform/events/outbox.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { evidenceStage } from '../../testing/evidence-stage.ts';
import { confirmations, openCoinStage, type CoinStage } from '../../testing/coin-stage.ts';
import type { Asset, Network } from './chains/ports.ts';
import { createCoins, createDisputes, createReconciliation, declarePaymentJobs } from './index.ts';

let stage: CoinStage;
beforeAll(async () => {
  stage = await openCoinStage();
});
afterAll(() => stage.close());

const gwei = 10n ** 9n;

/** A network whose node accepts queries and does not answer until the test ends. */
const hangingNetwork = (like: Network) => {
  let release: () => void = () => undefined;
  const end = new Promise<{ readonly ok: false; readonly reason: 'unreachable' }>((resolve) => {
    release = () => resolve({ ok: false, reason: 'unreachable' });
  });
  let asked = 0;
  const hang = () => {
    asked += 1;
    return end;
  };
  const node = {
    head: hang,
    block: hang,
    transactionStatus: hang,
    fee: hang,
    nextNonce: hang,
    balance: hang,
    broadcast: hang,
  };
  const asset: Asset = { code: 'TST', network: 'TST', currency: 'BTC', rawPerSubunit: 1n };
  const network: Network = { ...like, ...node, code: 'TST', assets: [asset] };
  return { network, asked: () => asked, release };
};

test('while one network’s node never answers, coins on another are credited and sent in time', async () => {
  const { db, deps, payments, chain: network } = stage;
  const { log } = stage.http;
  const [eth] = deps.networks;
  if (eth === undefined) throw new Error('No chain');
  const hanging = hangingNetwork(eth);
  const jobs = createJobs({ db, log });
  declarePaymentJobs(jobs, {
    ...{ payments, onRamps: stage.onRampsAt('http://casino.test') },
    coins: createCoins({ ...deps, networks: [hanging.network, eth] }),
    reconciliation: createReconciliation({ ...deps, jobs }),
    disputes: createDisputes({ ...deps, jobs, gateways: [], ...evidenceStage() }),
  });
  const worker = startWorker({ jobs, events: createEvents({ db, jobs, log, catalogue: [] }), log });
  try {
    await expect.poll(hanging.asked).toBeGreaterThan(0);
    const player = await stage.newPlayer();
    await network.send((await player.address()).address, '1', confirmations);
    await expect.poll(async () => (await player.held()).cash).toBe(gwei);
    await player.fund(gwei);
    const asked = await player.withdraw(gwei / 10n, `0x${randomBytes(20).toString('hex')}`);
    if (!asked.ok) throw new Error(asked.reason);
    const mined = async () => {
      await network.mine();
      return player.stateOf(asked.cashOut.id);
    };
    await expect.poll(mined, { interval: 250 }).toBe('paid');
  } finally {
    hanging.release();
    await worker.stop();
  }
});

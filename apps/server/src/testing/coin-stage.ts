/**
 * Crypto on a real database, with the real wallet, chain and signer; blocks are mined only on request. Facts from identity and
 * compliance are set by the test.
 */
import { formatAmount, money } from '@carmine/money';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Refused } from '../modules/compliance/index.ts';
import type { PlayerProfile } from '../modules/identity/index.ts';
import {
  createCoins,
  createDesk,
  createOnRamps,
  createPayments,
  watchOnRamp,
  type Asset,
  type CashOutId,
  type FiatDeps,
  type OnRamp,
  type PaymentsDeps,
} from '../modules/payments/index.ts';
import { createRates } from '../modules/rates/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { PlayerId } from '../platform/ids/ids.ts';
import type { Push } from '../platform/live/live.ts';
import { createOutbox } from '../platform/events/outbox.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { bitcoin as bitcoinCoin } from '../providers/chains/btc/coin.ts';
import { dogecoin } from '../providers/chains/dog/coin.ts';
import { litecoin } from '../providers/chains/ltc/coin.ts';
import { createUtxo } from '../providers/chains/utxo/node.ts';
import { assets as onEthereum } from '../providers/chains/eth/assets.ts';
import { createEth } from '../providers/chains/eth/node.ts';
import { createSandboxFloat } from '../providers/chains/sandbox-float.ts';
import { createSignerClient } from '../providers/chains/signer.ts';
import { createOnRampAdapters } from '../providers/onramps/registry.ts';
import { createOutboundHttp } from '../providers/outbound-http.ts';
import { createEuroList } from '../providers/rates/sandbox/euro-list.ts';
import { coinsByHand, type CoinsByHand } from './by-hand.ts';
import { creditKey, expectPaymentsSound } from './expect-payments-sound.ts';
import { giveCashOutRights, provenAddress } from './cash-out-rights.ts';
import { startOutsideWorld, type OutsideWorld } from './outside-world.ts';
import { testSecretsKey } from './secrets-key.ts';
import { startSigner, type SignerWorld } from './signer-world.ts';
import { noOffers } from './no-offers.ts';
import { testDatabase } from './test-database.ts';
import { testHttpContext } from './test-http-context.ts';
import { deployToken } from './token-contract.ts';

export const confirmations = 3;

export interface Facts {
  verified: boolean;
  missing: ('country' | 'dateOfBirth')[];
  refused: Refused | undefined;
}

const profileOf = ({ verified }: Facts): PlayerProfile =>
  ({
    ...{ firstName: 'Ada', lastName: 'Lovelace', userDetails: { country: 'MT' } },
    ...{ idVerification: { verified }, billVerification: { verified } },
  }) as PlayerProfile;

/** An asset on the sandbox's network that is not configured: everything a new one needs. */
const newToken = (contract: string): Asset => ({
  ...{ code: 'USDT', network: 'ETH', currency: 'USDT', rawPerSubunit: 1n, contract },
});

const [ether] = onEthereum;

interface CoinStageOptions {
  /** A token that is not listed, in place of the listed ones. */
  readonly withToken?: boolean;
  /** The listed token too. */
  readonly withUsdt?: boolean;
  /** A second network. */
  readonly withBitcoin?: boolean;
  /** The other UTXO networks. */
  readonly withOthers?: boolean;
  /** In place of the one in this process. */
  readonly signer?: SignerWorld;
}

export const openCoinStage = async (options: CoinStageOptions = {}) => {
  const { withToken = false, withUsdt = false, withBitcoin = false, withOthers = false } = options;
  const { db: owner, app: db } = await testDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'coins-'));
  let world: OutsideWorld = await startOutsideWorld({ chain: {}, folder });
  const token = withToken ? await deployToken(world.url, 10n ** 15n) : undefined;
  const tokens =
    token === undefined
      ? []
      : [{ code: 'USDT', contract: token.contract, decimals: 6, perTransaction: '1000', perDay: '10000' }];
  const signerWorld = options.signer ?? (await startSigner(tokens));
  const http = testHttpContext();
  const { ids, log } = http;
  const facts = new Map<PlayerId, Facts>();
  const pushed: Push[] = [];
  const alarms = new Map<string, number>();
  const wallet = createWallet({ database: db, random: systemRandom, alarm: { checked: () => undefined } });
  const { port } = new URL(world.url);
  const sandboxHttp = createOutboundHttp({ origin: world.url, allowPrivate: true, timeoutMs: 3_000 });
  const rates = createRates({ db, log, provider: createEuroList(sandboxHttp) });
  await rates.poll();
  const factsOf = (playerId: PlayerId): Facts => {
    const found = facts.get(playerId);
    if (found === undefined) throw new Error('No such player in this test');
    return found;
  };

  const eth = createEth({
    ...{ http: sandboxHttp, path: '/chain/ETH/rpc', chainId: 31_337, confirmations },
    ...(withUsdt ? {} : { assets: token === undefined ? [ether] : [ether, newToken(token.contract)] }),
  });
  const bitcoin = createUtxo(bitcoinCoin, {
    http: sandboxHttp,
    path: '/chain/BTC/rpc',
    network: 'regtest',
    confirmations,
  });

  const others = [litecoin, dogecoin].map((coin) =>
    createUtxo(coin, {
      ...{ http: sandboxHttp, path: `/chain/${coin.code}/rpc`, network: coin.simulatedAs, confirmations },
    }),
  );

  const deps: FiatDeps = {
    ...{ gateways: [], publicUrl: 'http://casino.test' },
    ...{ db, ids, log, wallet, rates, outbox: createOutbox(), audit: auditLog, clock: systemClock, creditKey },
    identity: {
      profile: async (playerId) => profileOf(factsOf(playerId)),
      missingFields: async (playerId) => factsOf(playerId).missing,
    },
    offers: noOffers,
    compliance: {
      mayDeposit: async ({ playerId }) => {
        const { refused } = factsOf(playerId);
        return refused === undefined ? { ok: true, jurisdiction: {} as never } : { ok: false, reason: refused };
      },
    },
    networks: [eth, ...(withBitcoin ? [bitcoin] : []), ...(withOthers ? others : [])],
    signer: createSignerClient({
      http: createOutboundHttp({ origin: signerWorld.url, allowPrivate: true, timeoutMs: 3_000 }),
      ...{ clock: systemClock, random: systemRandom, secretsKey: testSecretsKey },
    }),
    float: createSandboxFloat(sandboxHttp, ['ETH', 'BTC', 'LTC', 'DOG']),
    live: { push: (push) => void pushed.push(push) },
    alarm: (kind, count) => void alarms.set(kind, count),
  };
  const coins = coinsByHand(createCoins(deps));
  const paymentsDeps: PaymentsDeps = {
    ...{ ...deps, wallet, jobs: { enqueue: async () => undefined }, gateways: [], publicUrl: 'http://casino.test' },
  };
  const payments = createPayments(paymentsDeps);
  const onRampAdapters = createOnRampAdapters({
    ...{ env: {}, clock: systemClock, merchantName: 'Carmine' },
    sandbox: { url: world.url, publicUrl: world.url, secret: world.secret, smtpPort: world.smtpPort },
  }).map(watchOnRamp({ db, log }));
  /** `publicUrl`: where the on-ramps notify. `change`: what they do instead. */
  const onRampsAt = (publicUrl: string, change: (honest: OnRamp) => Partial<OnRamp> = () => ({})) =>
    createOnRamps({
      ...{ ...deps, publicUrl, languageOf: async () => 'en' },
      onRamps: onRampAdapters.map((honest) => ({ ...honest, ...change(honest) })),
    });
  const deskDeps = { payments: paymentsDeps, coins: deps, wallet };
  const desk = createDesk(deskDeps);

  const post = async (call: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${world.url}/chain/ETH/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const chain = {
    /** Mines that many blocks afterwards; 0: unconfirmed. Returns the transaction's hash. */
    send: async (address: string, amount: string, blocks = 1) =>
      String((await post('send', { address, amount, confirmations: blocks }))['txid']),
    /** The listed token, in its smallest unit; waits for a block. */
    sendTokens: async (address: string, units: bigint, blocks = 0) =>
      String((await post('send', { address, asset: 'USDT', units: String(units), confirmations: blocks }))['txid']),
    /** What the token's issuer can do. */
    rule: async (ruling: 'pause' | 'unpause' | 'freeze' | 'thaw', address?: string) =>
      void (await post('token', { ruling, ...(address === undefined ? {} : { address }) })),
    mine: async (blocks = 1) => void (await post('mine', { blocks })),
    reorganise: async (depth: number) => void (await post('reorganise', { depth })),
    received: async (address: string) => {
      const response = await fetch(`${world.url}/chain/ETH/address/${address}`);
      return (await response.json()) as {
        receivedWei: string;
        transactions: { txid: string; confirmations: number }[];
      };
    },
  };

  await coins.watch();
  const turn = async (with_: CoinsByHand = coins): Promise<void> => {
    await with_.watch();
    await with_.moveCashOuts();
  };
  /** Runs the worker until nothing more happens without a new request. */
  const settle = async (with_: CoinsByHand = coins): Promise<void> => {
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await turn(with_);
      await chain.mine(confirmations);
    }
    await turn(with_);
  };

  const newPlayer = async () => {
    const row = await owner.one<{ id: bigint }>(
      `insert into players (email_hash, password_hash) values ($1, '') returning id`,
      [randomBytes(32)],
    );
    const playerId = row.id as PlayerId;
    await db.transaction((sql) => wallet.openWallet(sql, { playerId, currency: 'ETH', makeDefault: true }));
    await giveCashOutRights(owner, playerId);
    const said: Facts = { verified: true, missing: [], refused: undefined };
    facts.set(playerId, said);
    const held = async () => {
      const found = (await wallet.wallets(playerId)).find(({ currency }) => currency === 'ETH');
      return { cash: found?.cash ?? 0n, locked: found?.locked ?? 0n, pending: found?.cashoutPending ?? 0n };
    };
    const address = async () => {
      const issued = await coins.issueAddress({ playerId, currency: 'ETH', addressCountry: 'MT' });
      if (!issued.ok) throw new Error(issued.reason);
      return issued;
    };
    const deposits = async () =>
      (await payments.history({ playerId, currencies: ['ETH'], page: 0, size: 100 })).items.toReversed();
    /** Money that can be withdrawn at once, in gwei. */
    const fund = (amount: bigint) =>
      owner.transaction(async (sql) => {
        const { id } = await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
        const credit = { playerId, paymentId: id as CashOutId, provider: 'ETH', partyKind: 'chain' as const };
        await wallet.creditDeposit(sql, { ...credit, currency: 'ETH', amount, to: 'locked', eurRate: 10n ** 21n });
      });
    const ask = (amount: bigint, to: string, key?: string, with_: CoinsByHand = coins) =>
      with_.requestCashOut({
        ...{ playerId, currency: 'ETH', amount: formatAmount(money('ETH', amount)), address: to },
        ...{ steppedUpAt: new Date(), ...(key === undefined ? {} : { idempotencyKey: key }) },
      });
    /** To an address that this player has proven before. */
    const withdraw = async (amount: bigint, to: string, key?: string, with_: CoinsByHand = coins) => {
      await provenAddress(owner, playerId, deps.networks[0]?.readAddress(to));
      return ask(amount, to, key, with_);
    };
    const stateOf = async (id: CashOutId) => (await coins.cashOut(playerId, id))?.state;
    return { playerId, facts: said, held, address, deposits, fund, ask, withdraw, stateOf };
  };

  return {
    ...{ owner, db, deps, coins, payments, desk, wallet, rates, pushed, alarms, chain, signer: signerWorld, http },
    ...{ turn, settle, newPlayer, deskDeps, token, eth, bitcoin, onRampsAt },
    /** The sandbox's URL, which never changes. */
    url: world.url,
    /** The same use cases with failing or lying dependencies. */
    variant: (change: Partial<FiatDeps>): CoinsByHand => coinsByHand(createCoins({ ...deps, ...change })),
    /** Kills the sandbox and restarts it on the same port and files. */
    restartWorld: async () => {
      await world.close();
      world = await startOutsideWorld({ chain: {}, folder, port: Number(port) });
    },
    stopWorld: () => world.close(),
    startWorld: async () => {
      world = await startOutsideWorld({ chain: {}, folder, port: Number(port) });
    },
    close: async () => {
      await Promise.all([world.close(), signerWorld.close()]);
      rmSync(folder, { recursive: true });
      await expectPaymentsSound(db);
    },
  };
};

export type CoinStage = Awaited<ReturnType<typeof openCoinStage>>;
export type CoinPlayer = Awaited<ReturnType<CoinStage['newPlayer']>>;

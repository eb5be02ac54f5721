/** The real signer inside a test's own process, on a free port, with files of its own. */
import { Address, TEST_NETWORK } from '@scure/btc-signer';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openJournal } from '../../../signer/src/journal.ts';
import { eth } from '../../../signer/src/networks/networks.ts';
import { networks as registered } from '../../../signer/src/networks/registry.ts';
import type { Networks, SigningAsset } from '../../../signer/src/networks/signing-network.ts';
import type { AssetPolicy, Policy } from '../../../signer/src/policy.ts';
import { openSeed } from '../../../signer/src/seed-store.ts';
import { createSigner } from '../../../signer/src/signer.ts';
import { testSecretsKey } from './secrets-key.ts';

const ether = 10n ** 18n;
const bitcoin = 10n ** 8n;
/** The cold addresses in the signer's settings, by network; nobody has their keys. */
export const coldAddresses = {
  ETH: `0x${'c0'.repeat(20)}`,
  BTC: Address({ ...TEST_NETWORK, bech32: 'bcrt' }).encode({ type: 'wpkh', hash: Buffer.alloc(20, 0xc0) }),
} as const;

const policyOf = (limits: Partial<AssetPolicy>, tokens: readonly SigningAsset[]): Policy => ({
  assets: {
    ...Object.fromEntries(
      [...eth.assets, ...tokens].map(({ code }) => [
        code,
        { perTransaction: ether, perDay: ether, drainPerDay: ether },
      ]),
    ),
    ETH: { perTransaction: ether, perDay: 100n * ether, drainPerDay: 100n * ether, ...limits },
    BTC: { perTransaction: bitcoin, perDay: 100n * bitcoin, drainPerDay: 100n * bitcoin },
    LTC: { perTransaction: 100n * bitcoin, perDay: 1_000n * bitcoin },
    DOG: { perTransaction: 100_000n * bitcoin, perDay: 1_000_000n * bitcoin },
  },
  networks: {
    ETH: { identity: '31337', feePerTransaction: ether / 50n, cold: new Set([coldAddresses.ETH]) },
    BTC: { identity: 'regtest', feePerTransaction: bitcoin / 1_000n, cold: new Set([coldAddresses.BTC]) },
    LTC: { identity: 'regtest', feePerTransaction: bitcoin / 20n },
    DOG: { identity: 'test', feePerTransaction: 20n * bitcoin },
  },
});

export interface SignerWorld {
  /** The same address for all of its lives. */
  readonly url: string;
  /** Ends it and starts another on the same files, as a kill and a restart do. */
  restart(limits?: Partial<AssetPolicy>): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** `tokens`: in place of those registered on Ethereum, with limits of their own. */
export const startSigner = async (tokens: readonly SigningAsset[] = []): Promise<SignerWorld> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
  const [own, ...listed] = eth.assets;
  const [first, ...rest] = registered.filter(({ code }) => code !== eth.code);
  const withTokens = { ...eth, assets: [own, ...(tokens.length > 0 ? tokens : listed)] as const };
  const networks: Networks = first === undefined ? [withTokens] : [withTokens, first, ...rest];
  const make = (limits: Partial<AssetPolicy>) => {
    const opened = openSeed(dataDir, testSecretsKey);
    if (!opened.ok) throw new Error(opened.message);
    return createSigner({
      ...{ seed: opened.seed, secretsKey: testSecretsKey, networks, policy: policyOf(limits, tokens) },
      ...{ journal: openJournal(dataDir, networks), log: pino({ level: 'silent' }) },
    });
  };
  let signer = make({});
  await signer.listen({ port: 0, host: '127.0.0.1' });
  const { port } = signer.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => signer.close(),
    restart: async (limits = {}) => {
      await signer.close();
      signer = make(limits);
      await signer.listen({ port, host: '127.0.0.1' });
    },
    close: async () => {
      await signer.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};

/** The real signer inside a test's own process, on a free port, with files of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openJournal } from '../../../signer/src/journal.ts';
import type { AssetPolicy, Policy } from '../../../signer/src/policy.ts';
import { openSeed } from '../../../signer/src/seed-store.ts';
import { createSigner } from '../../../signer/src/signer.ts';
import { testSecretsKey } from './secrets-key.ts';

const ether = 10n ** 18n;
const policyOf = (limits: Partial<AssetPolicy>): Policy => ({
  assets: { ETH: { perTransaction: ether, perDay: 100n * ether, ...limits } },
  networks: { ETH: { identity: '31337', feePerTransaction: ether / 50n } },
});

export interface SignerWorld {
  /** The same address for all of its lives. */
  readonly url: string;
  /** Ends it and starts another on the same files, as a kill and a restart do. */
  restart(limits?: Partial<AssetPolicy>): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export const startSigner = async (): Promise<SignerWorld> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
  const make = (limits: Partial<AssetPolicy>) => {
    const opened = openSeed(dataDir, testSecretsKey);
    if (!opened.ok) throw new Error(opened.message);
    return createSigner({
      ...{ seed: opened.seed, secretsKey: testSecretsKey, policy: policyOf(limits) },
      ...{ journal: openJournal(dataDir), log: pino({ level: 'silent' }) },
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

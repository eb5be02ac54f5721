/** A wallet on a fresh database; the ledger is audited when the test file is done, as in every test database. */
import { beforeAll } from 'vitest';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createWallet, type CommitReply, type Finding, type Wallet } from '../index.ts';
import { createBettor, launchAnother, type Bettor } from './bettor.ts';

export interface LedgerWorld {
  readonly database: TestDatabase;
  readonly wallet: Wallet;
  /** The wallet of a second process. */
  readonly elsewhere: Wallet;
  /** The watcher's findings of each check. */
  readonly alarms: (readonly Finding[])[];
  bettor(options?: Parameters<typeof createBettor>[2]): Promise<Bettor>;
  /** The same player in another game. */
  launch(bettor: Bettor, gameId: string): Promise<Bettor>;
  cash(bettor: Bettor): Promise<bigint>;
}

/** Call at the top of a test file; the returned object is filled before the first test. */
export const ledgerWorld = (): LedgerWorld => {
  const world = {} as { -readonly [K in keyof LedgerWorld]: LedgerWorld[K] };
  beforeAll(async () => {
    const database = await testDatabase();
    const alarms: (readonly Finding[])[] = [];
    const alarm = { checked: (findings: readonly Finding[]) => void alarms.push(findings) };
    const create = () => createWallet({ database: database.app, random: systemRandom, alarm });
    const [wallet, elsewhere] = [create(), create()];
    Object.assign(world, {
      ...{ database, wallet, elsewhere, alarms },
      bettor: (wish?: Parameters<typeof createBettor>[2]) => createBettor(database.db, wallet, wish),
      launch: (bettor: Bettor, gameId: string) => launchAnother(database.db, wallet, bettor, gameId),
      cash: async ({ playerId, currency }: Bettor) =>
        (await wallet.wallets(playerId)).find((held) => held.currency === currency)?.cash ?? 0n,
    });
  });
  return world;
};

export type Settled = Extract<CommitReply, { readonly status: 'settled' | 'replayed' }>;

/** Narrows the reply of a bet that must have been accepted. */
export const settled = (reply: CommitReply | 'busy' | undefined): Settled => {
  if (reply === undefined || reply === 'busy' || reply.status !== 'settled')
    throw new Error(
      `The bet was ${JSON.stringify(reply, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  return reply;
};

/** A player with a play session and chosen seeds, so that only the test knows the next outcome. */
import { commitment, createRng, type AnyGame } from '@carmine/games';
import type { Database } from '../../apps/server/src/database/database.ts';
import { createWallet, type Wallet } from '../../apps/server/src/modules/wallet/index.ts';
import { insertPlayer, newPaymentId, euroRate } from '../../apps/server/src/modules/wallet/testing/bettor.ts';
import type { PlayerId } from '../../apps/server/src/platform/ids/ids.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';

export interface PlaySession {
  readonly playerId: PlayerId;
  readonly token: string;
  readonly cash: bigint;
}

const clientSeed = 'faults';
/** The secrets key of the test installation. */
const box = createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 2) }]);
const seal = (seed: string) => {
  const hash = commitment(seed);
  return { sealed: box.seal('server-seed', Buffer.from(seed), hash), hash };
};
const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** The first seed from `from` on whose round 0 starts as wanted. */
export const findSeed = (
  game: AnyGame,
  from: number,
  wanted: (state: unknown, done: boolean, jackpots: readonly string[]) => boolean,
  params: object = {},
): string => {
  for (let number = from; ; number += 1) {
    const seed = seedOf(number);
    const { state, done, jackpots = [] } = game.init(game.params.parse(params), createRng(seed, clientSeed, 0));
    const names = jackpots.map(({ name }) => name);
    if (wanted(state, done, names)) return seed;
  }
};

export const walletOf = (owner: Database): Wallet =>
  createWallet({ database: owner, random: systemRandom, alarm: { checked: () => undefined } });

export const openPlaySession = async (owner: Database, gameId: string, serverSeed: string): Promise<PlaySession> => {
  const wallet = walletOf(owner);
  const { playerId, sessionId } = await insertPlayer(owner);
  const cash = 10_000_000n;
  await wallet.openWallet(owner, { playerId, currency: 'EUR', makeDefault: true });
  const active = { ...seal(serverSeed), clientSeed };
  await wallet.insertSeeds(owner, { playerId, active, next: seal(systemRandom.bytes(32).toString('hex')) });
  const paymentId = newPaymentId();
  const credit = { playerId, paymentId, provider: 'test', currency: 'EUR', amount: cash, to: 'cash' } as const;
  await wallet.creditDeposit(owner, { ...credit, eurRate: euroRate });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const launch = { playerId, sessionId, playEpoch: 0, gameId, currency: 'EUR', expiresAt } as const;
  const opened = await wallet.openPlaySession(owner, launch);
  if (opened === undefined) throw new Error('No play session');
  return { playerId, token: opened.token, cash };
};

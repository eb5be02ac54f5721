/**
 * Stakes on one must-hit pool: each is decided from the meter that the one before left, as in play, so they follow each other. Its trigger is
 * somewhere in forty million euros, and no run comes near.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../apps/server/src/database/database.ts';
import { createTriggerVault } from '../../apps/server/src/modules/gaming/fairness/jackpot-trigger.ts';
import { commitDecided, type MustHitDeps } from '../../apps/server/src/modules/gaming/real/must-hit-pools.ts';
import { createKeyMutex } from '../../apps/server/src/modules/gaming/rounds/key-mutex.ts';
import type { Wallet } from '../../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';
import { nextBet, roundRobin, type Player } from './ledger-load.ts';

export const mustHitBets = async (
  { app, wallet }: { readonly app: Database; readonly wallet: Wallet },
  players: readonly Player[],
  clients: number,
) => {
  const poolId = await wallet.createPool(app, {
    ...{ name: 'bench-must-hit', seedCents: 100_000n, poolBp: 100, reserveBp: 50, mustHitByCents: 4_000_000_000n },
  });
  const secretBox = createSecretBox([{ keyId: 1, secret: randomBytes(32) }]);
  const deps: MustHitDeps = {
    ...{ db: app, wallet, withKeyMutex: createKeyMutex() },
    triggers: createTriggerVault({ random: systemRandom, secretBox }),
  };
  const nextPlayer = roundRobin(players, clients);
  return async (client: number): Promise<void> => {
    const element = nextBet(nextPlayer(client));
    const staked = element.actions.reduce((sum, { type, amount }) => (type === 'BET' ? sum + amount : sum), 0n);
    const stake = { currency: element.currency, eurRate: element.eurRate, staked };
    const reply = await commitDecided(deps, [poolId], stake, (jackpots) =>
      wallet.commitRound({ ...element, jackpots }),
    );
    if (reply.status !== 'settled') throw new Error(`A bet of the benchmark was ${reply.status}`);
  };
};

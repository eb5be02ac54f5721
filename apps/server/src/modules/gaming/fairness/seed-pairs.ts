/** All pairs of a player with their rounds: everything needed to verify them. */
import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import type { RoundSeeds } from '../rounds/pairs.ts';
import { recordOf } from './round-record.ts';
import type { SeedVault } from './server-seed.ts';

interface PairDeps {
  readonly ids: Ids;
  readonly games: GameLibrary;
  readonly vault: Pick<SeedVault, 'open'>;
  readonly wallet: Pick<Wallet, 'seedsOfPlayer' | 'roundsOfSeed' | 'jackpotWins'>;
}

type StoredPair = Awaited<ReturnType<Wallet['seedsOfPlayer']>>[number];

/** More than a player creates in a month by rotating every hour. */
const pairsShown = 1_000;

const openSeed = ({ vault }: PairDeps, pair: StoredPair): string | undefined =>
  pair.state === 'revealed' ? vault.open({ sealed: pair.serverSeedSealed, hash: pair.serverSeedHash }) : undefined;

const seedsOf = (deps: PairDeps, pair: StoredPair): RoundSeeds => {
  const serverSeed = openSeed(deps, pair);
  return {
    serverSeed: serverSeed ?? '',
    serverSeedHash: pair.serverSeedHash,
    clientSeed: pair.clientSeed ?? '',
    revealed: serverSeed !== undefined,
  };
};

export const createSeedPairs = (deps: PairDeps) => ({
  /** Newest first: the active pair, then revealed ones. */
  list: async (playerId: PlayerId): Promise<SeedPairAnswer[]> => {
    const pairs = await deps.wallet.seedsOfPlayer(playerId, pairsShown);
    return pairs.map((pair) => {
      const { serverSeed, serverSeedHash, clientSeed, revealed } = seedsOf(deps, pair);
      return { serverSeedHash, clientSeed, rounds: Number(pair.rounds), ...(revealed ? { serverSeed } : {}) };
    });
  },
  /** By nonce; undefined for another player's pair. */
  rounds: async (
    playerId: PlayerId,
    { serverSeedHash, from, size }: { serverSeedHash: string; from: number; size: number },
  ): Promise<RoundRecord[] | undefined> => {
    const pairs = await deps.wallet.seedsOfPlayer(playerId, pairsShown);
    const pair = pairs.find((one) => one.serverSeedHash === serverSeedHash);
    if (pair === undefined) return undefined;
    const seeds = seedsOf(deps, pair);
    const rounds = await deps.wallet.roundsOfSeed({ playerId, seedId: pair.seedId, fromNonce: BigInt(from) }, size);
    const won = await deps.wallet.jackpotWins(rounds.map(({ round }) => round.id));
    return rounds.map(({ round, steps }) =>
      recordOf(deps, round, { seeds, steps, jackpots: won.filter(({ roundId }) => roundId === round.id) }),
    );
  },
});

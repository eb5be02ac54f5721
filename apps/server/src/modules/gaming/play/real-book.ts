/** Real rounds: the ledger's, through the wallet's front door. */
import type { Database } from '../../../database/database.ts';
import type { PlayerId, PlaySessionId } from '../../../platform/ids/ids.ts';
import type { CommitReply, Round, SeedId, Wallet } from '../../wallet/index.ts';
import type { CurrencyCode } from '@carmine/money';
import type { BookedRound, OpenSeeds, RoundBook, Rotation, RoundSeeds } from '../rounds/round-book.ts';
import type { SeedCache } from '../fairness/seed-cache.ts';
import type { SeedVault } from '../fairness/server-seed.ts';
import { readTold, writeTold } from '../rounds/telling-store.ts';

/** Whose rounds these are. A job that finishes somebody's round sits at no seat. */
export interface RealOwner {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly gameId: string;
  readonly playSessionId: PlaySessionId | undefined;
  /** Where the player is now; none for a job. */
  readonly country: string | undefined;
}

export interface RealBookDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly vault: SeedVault;
  readonly seedCache: SeedCache;
  /** EUR for one unit in 1/10¹⁸: how limits in EUR measure a stake. Throws when none was ever known. */
  readonly eurRate: (currency: CurrencyCode) => Promise<bigint>;
  readonly wagerWeightBp: (gameId: string) => number;
}

/** The player's active pair; the first one is made here, its successor committed before it. */
export const playerSeeds = async (
  deps: Pick<RealBookDeps, 'db' | 'wallet' | 'vault'>,
  playerId: PlayerId,
): Promise<OpenSeeds> => {
  const pair = await deps.wallet.activeSeed(playerId);
  if (pair !== undefined) {
    const { serverSeedSealed: sealed, serverSeedHash: hash } = pair;
    return {
      seedId: pair.seedId,
      serverSeed: deps.vault.open({ sealed, hash }),
      serverSeedHash: hash,
      clientSeed: pair.clientSeed,
      nextNonce: pair.nextNonce,
      nextServerSeedHash: pair.next.serverSeedHash,
    };
  }
  const [next, active] = [deps.vault.make(), deps.vault.make()];
  // Another request may have been first; either way there is a pair now.
  await deps.wallet.insertSeeds(deps.db, {
    playerId,
    next,
    active: { ...active, clientSeed: deps.vault.clientSeed() },
  });
  return playerSeeds(deps, playerId);
};

export const rotatePlayerSeeds = async (
  deps: Pick<RealBookDeps, 'db' | 'wallet' | 'vault' | 'seedCache'>,
  playerId: PlayerId,
  clientSeed: string | undefined,
): Promise<{ ok: true; rotation: Rotation } | { ok: false; reason: 'round_open' }> => {
  const seeds = await playerSeeds(deps, playerId);
  deps.seedCache.forget(playerId);
  const outcome = await deps.wallet.rotateSeeds(deps.db, {
    playerId,
    activeSeedId: seeds.seedId as SeedId,
    clientSeed: clientSeed ?? seeds.clientSeed,
    next: deps.vault.make(),
  });
  deps.seedCache.forget(playerId);
  if (!outcome.ok)
    return outcome.reason === 'stale'
      ? rotatePlayerSeeds(deps, playerId, clientSeed)
      : { ok: false, reason: 'round_open' };
  const stored = await deps.wallet.seed(outcome.revealed);
  const rounds = stored?.lastNonce === undefined ? 0n : stored.lastNonce + 1n;
  const { serverSeed, serverSeedHash, clientSeed: used } = seeds;
  return { ok: true, rotation: { revealed: { serverSeed, serverSeedHash, clientSeed: used, rounds } } };
};

/** The pair that decided a round, whatever its state is now. */
export const seedsOfRound = async (
  deps: { readonly wallet: Pick<Wallet, 'seed'>; readonly vault: SeedVault },
  round: Pick<BookedRound, 'seedId'>,
): Promise<RoundSeeds | undefined> => {
  if (round.seedId === undefined) return undefined;
  const stored = await deps.wallet.seed(round.seedId);
  if (stored?.clientSeed === undefined) return undefined;
  const { serverSeedSealed: sealed, serverSeedHash: hash, clientSeed, state } = stored;
  return {
    serverSeed: deps.vault.open({ sealed, hash }),
    serverSeedHash: hash,
    clientSeed,
    revealed: state === 'revealed',
  };
};

const changesNonce = (reply: CommitReply): boolean => reply.status === 'settled';

export const realBook = (deps: RealBookDeps, owner: RealOwner): RoundBook => {
  const { wallet, seedCache } = deps;
  const { playerId, currency, gameId } = owner;
  const own = (round: Round | undefined) => (round?.playerId === playerId ? round : undefined);
  return {
    seeds: async () => {
      const known = seedCache.get(playerId) ?? (await playerSeeds(deps, playerId));
      seedCache.set(playerId, known);
      return known;
    },
    forgetSeeds: () => seedCache.forget(playerId),
    commit: async (move) => {
      const reply = await wallet.commitRound({
        ...move,
        playerId,
        currency,
        eurRate: await deps.eurRate(currency),
        wagerWeightBp: deps.wagerWeightBp(gameId),
        ...(owner.playSessionId === undefined ? {} : { playSessionId: owner.playSessionId }),
        ...(owner.country === undefined ? {} : { country: owner.country }),
      });
      if (move.round.kind === 'new' && changesNonce(reply)) seedCache.advance(playerId);
      return reply;
    },
    openRound: () => wallet.openRound(playerId, gameId),
    findRound: async (id) => own(await wallet.findRound(id)),
    rounds: (size) => wallet.roundsOfSitting({ playerId, gameId, currency }, size),
    lastSettled: (since) => wallet.lastSettledRound(playerId, gameId, since),
    told: (roundId) => readTold(deps.db, { playerId, roundId }),
    markTold: ({ id: roundId, gameId: game }, told) => writeTold(deps.db, { playerId, gameId: game, roundId, told }),
    actions: async (id) => (await wallet.roundActions(playerId, id)).filter(({ seq }) => seq > 0),
    seedsOf: (round) => seedsOfRound(deps, round),
    rotate: (clientSeed) => rotatePlayerSeeds(deps, playerId, clientSeed),
    balances: async () => {
      const held = (await wallet.wallets(playerId)).find((candidate) => candidate.currency === currency);
      return { cash: held?.cash ?? 0n, bonus: held?.bonus ?? 0n };
    },
  };
};

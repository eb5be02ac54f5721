/** Moves of real money: booked by the wallet, for the player they belong to. */
import type { CurrencyCode } from '@carmine/money';
import type { Wallet } from '../../wallet/index.ts';
import type { SeedCache } from '../fairness/seed-cache.ts';
import type { RoundLedger } from '../rounds/round-ledger.ts';
import type { RealOwner } from './real-owner.ts';

export interface RealLedgerDeps {
  readonly wallet: Pick<Wallet, 'commitRound' | 'askRound' | 'wallets'>;
  readonly seedCache: Pick<SeedCache, 'advance'>;
  /** EUR for one unit in 1/10¹⁸: how limits in EUR measure a stake. Throws when none was ever known. */
  readonly eurRate: (currency: CurrencyCode) => Promise<bigint>;
  readonly wagerWeightBp: (gameId: string) => number;
}

export const realLedger = (deps: RealLedgerDeps, owner: RealOwner): RoundLedger => {
  const { wallet } = deps;
  const { playerId, playSessionId, currency, country, gameId } = owner;
  const whose = async () => ({
    playerId,
    currency,
    eurRate: await deps.eurRate(currency),
    wagerWeightBp: deps.wagerWeightBp(gameId),
    ...(playSessionId === undefined ? {} : { playSessionId }),
    ...(country === undefined ? {} : { country }),
  });
  return {
    commit: async (move) => {
      const reply = await wallet.commitRound({ ...move, ...(await whose()) });
      if (move.round.kind === 'new' && reply.status === 'settled') deps.seedCache.advance(playerId);
      return reply;
    },
    ask: async (question) => wallet.askRound({ ...question, ...(await whose()) }),
    balances: async () => {
      const held = (await wallet.wallets(playerId)).find((candidate) => candidate.currency === currency);
      return { cash: held?.cash ?? 0n, bonus: held?.bonus ?? 0n };
    },
  };
};

/** A player's rounds in the ledger. */
import type { Database } from '../../../database/database.ts';
import type { Round, Wallet } from '../../wallet/index.ts';
import type { RoundHistory } from '../rounds/round-history.ts';
import { readPresentedParts, writePresentedParts } from '../rounds/presented-parts-store.ts';
import type { RealOwner } from './real-owner.ts';

export interface RealHistoryDeps {
  readonly db: Database;
  readonly wallet: Pick<
    Wallet,
    'openRound' | 'findRound' | 'roundsOfSitting' | 'lastSettledRound' | 'roundActions' | 'jackpotWins'
  >;
}

export const realHistory = (
  { db, wallet }: RealHistoryDeps,
  { playerId, gameId, currency }: Pick<RealOwner, 'playerId' | 'gameId' | 'currency'>,
): RoundHistory => {
  const own = (round: Round | undefined) => (round?.playerId === playerId ? round : undefined);
  return {
    openRound: () => wallet.openRound(playerId, gameId),
    findRound: async (id) => own(await wallet.findRound(id)),
    rounds: (size) => wallet.roundsOfSitting({ playerId, gameId, currency }, size),
    lastSettled: (since) => wallet.lastSettledRound(playerId, gameId, since),
    actions: async (id) => (await wallet.roundActions(playerId, id)).filter(({ seq }) => seq > 0),
    jackpots: (id) => wallet.jackpotWins([id]),
    presentedParts: (roundId) => readPresentedParts(db, { playerId, roundId }),
    markPresented: ({ id: roundId, gameId: game }, parts) =>
      writePresentedParts(db, { playerId, gameId: game, roundId, parts }),
  };
};

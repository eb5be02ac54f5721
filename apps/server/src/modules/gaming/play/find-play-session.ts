/** The play session of a token, with real money or without. */
import type { Database } from '../../../database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { findDemoSession } from '../demo/demo-store.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import { createPlaySessionCache } from './play-session-cache.ts';

interface Deps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'findPlaySession'>;
}

/** `recent`: allows a cached result a few seconds old, because the ledger checks the session again. */
export const findPlaySession = ({ db, wallet }: Deps) => {
  const cached = createPlaySessionCache();
  return async (token: string, recent = false): Promise<PlaySession | undefined> => {
    const remembered = recent ? cached.get(token) : undefined;
    if (remembered !== undefined) return remembered;
    const real = await wallet.findPlaySession(token);
    if (real === undefined) return findDemoSession(db, token);
    const playSession: PlaySession = { ...real, mode: 'real', account: `player:${real.playerId}` };
    cached.set(token, playSession);
    return playSession;
  };
};

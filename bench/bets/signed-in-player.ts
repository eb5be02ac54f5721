/** A signed-in player with a wallet, written by the owner of the database, and a launch of a game over HTTP. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../apps/server/src/database/database.ts';
import type { PlayerId } from '../../apps/server/src/platform/ids/ids.ts';

export interface SignedInPlayer {
  readonly playerId: PlayerId;
  /** The value of the cookie `session`. */
  readonly cookie: string;
}

/** `from`: who gives the money, for the ledger. */
export const createSignedInPlayer = async (owner: Database, from: string): Promise<SignedInPlayer> => {
  const cookie = randomBytes(32).toString('base64url');
  const { id: playerId } = await owner.one<{ id: PlayerId }>(
    `insert into players (email_hash, password_hash) values ($1, 'none') returning id`,
    [randomBytes(32)],
  );
  await owner.run(
    `insert into sessions (token_hash, player_id, scope, expires_at, address_enc, country, user_agent)
     values ($1, $2, 'player', now() + interval '1 day', '', 'MT', $3)`,
    [createHash('sha256').update(cookie).digest(), playerId, from],
  );
  await owner.run(`select open_wallet($1, 'EUR', true)`, [playerId]);
  await owner.run(
    // Not from a deposit, because the audit would require its gateway's report.
    `select adjust_balance($1::bigint, $2 || ' ' || $1::bigint, 'EUR', 1000000000000)`,
    [playerId, from],
  );
  return { playerId, cookie };
};

export const launchPath = '/game-service/api/v1/game';
export const launchBody = JSON.stringify({ launchId: 'dice' });

/** The play token in the answer to a launch. */
export const tokenIn = (status: number, body: string): string => {
  const token = status === 201 ? /#session=([\w-]+)/.exec((JSON.parse(body) as { url?: string }).url ?? '')?.[1] : '';
  if (token === undefined || token === '') throw new Error(`No game was opened: ${status} ${body}`);
  return token;
};

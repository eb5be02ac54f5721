/** Launched games: a token's hash, bound to the sign-in session it was launched from. */
import { playSessionMs } from '@carmine/contract/settings';
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlaySession } from '../gate/gate.ts';
import type { PlayerId, PlaySessionId, SessionId } from '../ids.ts';

/** Returns nothing if the sign-in session has ended, or the player's open games were ended after this launch was admitted. */
export const insertPlaySession = async (
  sql: Sql,
  input: {
    tokenHash: Buffer;
    playerId: PlayerId;
    sessionId: SessionId;
    playEpoch: number;
    gameId: string;
    currency: CurrencyCode;
    minimumCycleMs?: number;
    maximumStakeEurCents?: bigint | undefined;
    expiresAt: Date;
  },
): Promise<PlaySessionId | undefined> => {
  const row = await sql.maybe<{ id: PlaySessionId }>(
    `insert into play_sessions
       (token_hash, player_id, session_id, session_epoch, game_id, currency, expires_at, minimum_cycle_ms, maximum_stake_cents)
     select $1, s.player_id, s.id, s.play_epoch, $4, $5, least($6, now() + $9 * interval '1 millisecond'), $7, $10
     from sessions s
     where s.player_id = $2 and s.id = $3 and s.play_epoch = $8 and s.ended_at is null and s.expires_at > now()
     for share
     returning id`,
    [
      ...[input.tokenHash, input.playerId, input.sessionId, input.gameId, input.currency, input.expiresAt],
      ...[input.minimumCycleMs ?? null, input.playEpoch, playSessionMs, input.maximumStakeEurCents ?? null],
    ],
  );
  return row?.id;
};

interface PlaySessionRow extends PlaySession {
  hash: Buffer;
}

/** In the order of the hashes. */
export const findPlaySessions = async (
  sql: Sql,
  tokenHashes: readonly Buffer[],
): Promise<(PlaySession | undefined)[]> => {
  const rows = await sql.prepared<PlaySessionRow>(
    'find_play_sessions',
    `select p.token_hash as hash, p.id, p.player_id as "playerId", p.session_id as "sessionId", p.game_id as "gameId",
       p.currency, p.created_at as "createdAt", p.expires_at as "expiresAt", p.minimum_cycle_ms as "minimumCycleMs",
       not (p.ended_at is null and p.expires_at > now() and s.ended_at is null and s.expires_at > now()) is true as ended
     from play_sessions p left join sessions s on s.id = p.session_id where p.token_hash = any ($1)`,
    [[...tokenHashes]],
  );
  const known = new Map(rows.map(({ hash, ...session }) => [hash.toString('hex'), session]));
  return tokenHashes.map((hash) => known.get(hash.toString('hex')));
};

/**
 * Call inside a transaction. Locks the sessions first: waits for a launch that is being written, and later launches open
 * nothing.
 */
export const endPlaySessions = async (sql: Sql, playerId: PlayerId): Promise<void> => {
  await sql.run('update sessions set play_epoch = play_epoch + 1 where player_id = $1 and ended_at is null', [
    playerId,
  ]);
  await sql.run('update play_sessions set ended_at = now() where player_id = $1 and ended_at is null', [playerId]);
};

/** What the database asks of whoever cashes out: verified papers, and a session that has just shown who is there. */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { PlayerId } from '../platform/ids.ts';

export const giveCashOutRights = async (owner: Sql, playerId: PlayerId): Promise<void> => {
  await owner.run(
    `insert into verification_cases (player_id, kind, status, provider, decided_at, details_sealed)
     select $1, kind, 'verified', 'test', now(), '' from unnest(array['identity', 'bill']) kind`,
    [playerId],
  );
  await owner.run(
    `insert into sessions (token_hash, player_id, scope, expires_at, address_enc, country, user_agent)
     values ($2, $1, 'player', now() + interval '1 day', '', 'MT', '')`,
    [playerId, randomBytes(32)],
  );
};

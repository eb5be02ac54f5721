/** Database requirements for withdrawals: verified documents, and a session with a recent step-up. */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { PlayerId } from '../platform/ids/ids.ts';

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

/** As if its player had signed for it. Does nothing for an invalid address. */
export const provenAddress = async (
  owner: Sql,
  playerId: PlayerId,
  address: string | undefined,
  chain = 'ETH',
): Promise<void> => {
  if (address === undefined) return;
  await owner.run(
    `insert into address_challenges (player_id, chain, address, message, raw_amount, expires_at)
     values ($1, $3, $2, 'mine', 1, now() + interval '1 hour') on conflict do nothing`,
    [playerId, address, chain],
  );
  await owner.run(
    `insert into address_proofs (player_id, chain, address, way, message, signature)
     select player_id, chain, address, 'signature', message, 'signed' from address_challenges
     where player_id = $1 and chain = $3 and address = $2 on conflict do nothing`,
    [playerId, address, chain],
  );
};

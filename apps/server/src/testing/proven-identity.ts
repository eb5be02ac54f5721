/** An identity that somebody has looked at, or still has to: written past the upload, whose own tests stand elsewhere. */
import type { Database } from '../database/database.ts';

let documents = 0;

/** `document` names the file that was handed in; the same name is the same file. */
export const handInIdentity = async (
  db: Database,
  playerId: bigint,
  status: 'verified' | 'pending',
  document = `document ${(documents += 1)}`,
): Promise<void> => {
  const { id } = await db.one<{ id: bigint }>(
    `insert into verification_cases (player_id, kind, provider, details_sealed, status, decided_at)
     values ($1, 'identity', 'manual', '', $2, case $2 when 'verified' then now() end) returning id`,
    [playerId, status],
  );
  await db.run(
    `insert into verification_documents (case_id, player_id, side, type, size, content_hash, file, name_sealed)
     values ($1::bigint, $2, 'front', 'image/jpeg', 1, sha256(convert_to($3, 'UTF8')),
       encode(sha256(convert_to('file ' || $1::bigint::text, 'UTF8')), 'hex'), '')`,
    [id, playerId, document],
  );
};

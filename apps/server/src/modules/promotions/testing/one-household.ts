/** Makes accounts one household: each has sent the same document. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export const oneHousehold = (owner: Sql, players: readonly { readonly playerId: PlayerId }[]): Promise<unknown> =>
  owner.run(
    `with sent as (
       insert into verification_cases (player_id, kind, provider, details_sealed)
       select player_id, 'identity', 'test', '\\x01' from unnest($1::bigint[]) as one(player_id) returning id, player_id
     )
     insert into verification_documents (player_id, case_id, side, type, size, file, name_sealed, content_hash)
     select player_id, id, 'front', 'image/jpeg', 1, encode(sha256(player_id::text::bytea), 'hex'), '\\x01', sha256($2) from sent`,
    [players.map(({ playerId }) => playerId), Buffer.from(players.map(({ playerId }) => playerId).join())],
  );

/** The only SQL of presented parts of rounds. Presentation only: results are settled before. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, RoundId } from '../../../platform/ids/ids.ts';

/** 0 if nothing is stored for the round. */
export const readPresentedParts = async (
  sql: Sql,
  { playerId, roundId }: { playerId: PlayerId; roundId: RoundId },
): Promise<number> => {
  const row = await sql.maybe<{ presented_parts: number }>(
    'select presented_parts from round_presentations where player_id = $1 and round_id = $2',
    [playerId, roundId],
  );
  return row?.presented_parts ?? 0;
};

/** Never decreases, and never returns to an older round, because reports of two devices may arrive in any order. */
export const writePresentedParts = async (
  sql: Sql,
  { playerId, gameId, roundId, parts }: { playerId: PlayerId; gameId: string; roundId: RoundId; parts: number },
): Promise<void> => {
  await sql.run(
    `insert into round_presentations as known (player_id, game_id, round_id, presented_parts) values ($1, $2, $3, $4)
     on conflict (player_id, game_id) do update
     set round_id = excluded.round_id, presented_parts = excluded.presented_parts, updated_at = now()
     where (known.round_id, known.presented_parts) < (excluded.round_id, excluded.presented_parts)`,
    [playerId, gameId, roundId, parts],
  );
};

export const readDemoPresentedParts = async (sql: Sql, roundId: RoundId): Promise<number> =>
  (await sql.maybe<{ presented_parts: number }>('select presented_parts from demo_rounds where id = $1', [roundId]))
    ?.presented_parts ?? 0;

export const writeDemoPresentedParts = async (sql: Sql, roundId: RoundId, parts: number): Promise<void> => {
  await sql.run('update demo_rounds set presented_parts = $2 where id = $1 and presented_parts < $2', [roundId, parts]);
};

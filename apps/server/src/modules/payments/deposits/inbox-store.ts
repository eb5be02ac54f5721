/** The only SQL of the inbox, which stores each gateway event once, permanently. */
import type { Sql } from '../../../database/database.ts';
import type { DepositId } from './deposit.ts';

/** Returns false if the event is known. The payload is not stored if the deposit's player has been erased. */
export const insertEvent = async (
  sql: Sql,
  event: { gateway: string; eventId: string; depositId: DepositId | undefined; body: Buffer },
): Promise<boolean> => {
  const written = await sql.run(
    `insert into gateway_events (gateway, event_id, deposit_id, body, processed_at)
     values ($1, $2, $3, case when exists (
         select from deposits d join erasures e on e.player_id = d.player_id where d.id = $3 and e.erased_at is not null
       ) then ''::bytea else $4 end, case when $3::bigint is null then now() end)
     on conflict (gateway, event_id) do nothing`,
    [event.gateway, event.eventId, event.depositId ?? null, event.body],
  );
  return written === 1;
};

/** Events of the deposit waiting at the time of the query. */
export const waitingEvents = async (sql: Sql, depositId: DepositId): Promise<bigint[]> =>
  (
    await sql.rows<{ id: bigint }>('select id from gateway_events where deposit_id = $1 and processed_at is null', [
      depositId,
    ])
  ).map(({ id }) => id);

export const markProcessed = async (sql: Sql, eventIds: readonly bigint[]): Promise<void> => {
  if (eventIds.length === 0) return;
  await sql.run('update gateway_events set processed_at = now() where id = any($1)', [eventIds]);
};

/** Deposits with an event that has waited longer than a job should take. */
export const depositsWithOldEvents = (
  sql: Sql,
  olderThanSeconds: number,
): Promise<{ id: DepositId; gateway: string }[]> =>
  sql.rows(
    `select distinct deposit_id as id, gateway from gateway_events
     where processed_at is null and received_at < now() - $1 * interval '1 second'`,
    [olderThanSeconds],
  );

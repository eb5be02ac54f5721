/**
 * The machine that has every commit before it is acknowledged. Without one, the death of the primary's machine loses bets that players were
 * told about, and the ledger of the surviving history still balances.
 */
import type { Sql } from './database.ts';
import { writableClient } from './writable-client.ts';

/** `missing`: it is required and away, so that commits wait for it. */
export const standbyStates = ['confirms', 'missing', 'not required'] as const;
type StandbyState = (typeof standbyStates)[number];

export const standbyState = async (sql: Sql): Promise<StandbyState> =>
  (await sql.one<{ state: StandbyState }>('select standby_state() as state')).state;

const ownersQuery = `select case when current_setting('synchronous_standby_names') = '' then 'not required'
  when exists (select from pg_stat_replication where sync_state in ('sync', 'quorum')) then 'confirms' else 'missing' end as state`;

/** As the owner, before anything is written: a migration would wait for a standby that is missing. */
export const ownersStandbyState = async (url: string): Promise<StandbyState> => {
  const client = writableClient(url, { application_name: 'carmine-start' });
  try {
    await client.connect();
    const { rows } = await client.query<{ state: StandbyState }>(ownersQuery);
    return rows[0]?.state ?? 'not required';
  } finally {
    await client.end();
  }
};

/** The archive of the database's log, without which a back-up ends with its last copy of the whole. */
import type { Sql } from './database.ts';

/** `fails`: the last file was not taken. The server keeps it and all that follow until its disk is full. */
export const archiveStates = ['archives', 'fails', 'off'] as const;
type ArchiveState = (typeof archiveStates)[number];

export const archiveState = async (sql: Sql): Promise<ArchiveState> =>
  (
    await sql.one<{ state: ArchiveState }>(
      `select case when current_setting('archive_mode') = 'off' then 'off'
         when last_failed_time > coalesce(last_archived_time, '-infinity') then 'fails' else 'archives' end as state
       from pg_stat_archiver`,
    )
  ).state;

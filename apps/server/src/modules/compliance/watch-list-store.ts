/** Lists of watched persons, as the operator loaded them. */
import type { Sql } from '../../database/database.ts';
import type { Id, OperatorId } from '../../platform/ids.ts';
import type { WatchEntry } from './watch-list.ts';

export type ListId = Id<'wls'>;
export type ListKind = 'sanctions' | 'exposed';

export interface ListRow {
  id: ListId;
  name: string;
  kind: ListKind;
  loaded_at: Date;
  loaded_by: OperatorId | null;
  entries: number;
}

export const readLists = (sql: Sql) =>
  sql.rows<ListRow>(
    `select l.id, l.name, l.kind, l.loaded_at, l.loaded_by, count(e.id)::int as entries
     from watch_lists l left join watch_entries e on e.list_id = l.id group by l.id order by l.name`,
  );

export interface NewList {
  name: string;
  kind: ListKind;
  digest: Buffer;
  by: OperatorId | undefined;
}

/** The list's row, emptied where it was there before: its new entries follow in the same transaction. */
export const replaceList = async (sql: Sql, { name, kind, digest, by }: NewList): Promise<ListId> => {
  await sql.run('delete from watch_lists where name = $1', [name]);
  const { id } = await sql.one<{ id: ListId }>(
    'insert into watch_lists (name, kind, digest, loaded_by) values ($1, $2, $3, $4) returning id',
    [name, kind, digest, by ?? null],
  );
  return id;
};

const batch = 5_000;

export const insertEntries = async (sql: Sql, listId: ListId, entries: readonly WatchEntry[]): Promise<void> => {
  for (let from = 0; from < entries.length; from += batch) {
    const part = entries.slice(from, from + batch);
    await sql.run(
      `insert into watch_entries (list_id, reference, name, born)
       select $1, * from unnest($2::text[], $3::text[], $4::text[])`,
      [
        listId,
        part.map(({ reference }) => reference),
        part.map(({ name }) => name),
        part.map(({ born }) => born ?? null),
      ],
    );
  }
};

/** The one that was removed; nothing where there is none. */
export const removeList = (sql: Sql, id: ListId) =>
  sql.maybe<{ name: string }>('delete from watch_lists where id = $1 returning name', [id]);

export interface EntryRow extends WatchEntry {
  list: string;
  kind: ListKind;
}

export const readEntries = async (sql: Sql): Promise<EntryRow[]> => {
  const rows = await sql.rows<Omit<EntryRow, 'born'> & { born: string | null }>(
    `select e.reference, e.name, e.born, l.name as list, l.kind from watch_entries e
     join watch_lists l on l.id = e.list_id order by e.id`,
  );
  return rows.map(({ born, ...entry }) => ({ ...entry, born: born ?? undefined }));
};

/** Changes with every load and every removal. */
export const listsVersion = async (sql: Sql): Promise<string> => {
  const row = await sql.one<{ version: string }>(
    `select count(*) || ':' || coalesce(max(id), 0) as version from watch_lists`,
  );
  return row.version;
};

export const namesOfEntry = async (sql: Sql, list: string, reference: string): Promise<string[]> => {
  const rows = await sql.rows<{ name: string }>(
    `select e.name from watch_entries e join watch_lists l on l.id = e.list_id
     where l.name = $1 and e.reference = $2 order by e.id limit 5`,
    [list, reference],
  );
  return rows.map(({ name }) => name);
};

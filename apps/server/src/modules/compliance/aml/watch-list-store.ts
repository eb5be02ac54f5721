/** The only SQL of watch lists loaded by operators. */
import type { Sql } from '../../../database/database.ts';
import type { Id, OperatorId } from '../../../platform/ids/ids.ts';
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
     from watch_lists l left join watch_entries e on e.list_id = l.id
     where l.state = 'active' group by l.id order by l.name`,
  );

export interface NewList {
  name: string;
  kind: ListKind;
  digest: Buffer;
  by: OperatorId | undefined;
}

/** Deletes waiting lists without an open request. */
export const forgetWaiting = (sql: Sql) => sql.run('select forget_waiting_lists()');

/** Inserted as waiting and not used for screening yet; its entries follow in the same transaction. */
export const insertList = async (sql: Sql, { name, kind, digest, by }: NewList): Promise<ListId> => {
  await forgetWaiting(sql);
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

/** Replaces the list of the same name. Returns false if names would be dropped: then it stays waiting. */
export const activateList = async (sql: Sql, id: ListId): Promise<boolean> =>
  (await sql.one<{ loaded: boolean }>('select load_watch_list($1) as loaded', [id])).loaded;

export const findActive = (sql: Sql, name: string) =>
  sql.maybe<{ id: ListId }>(`select id from watch_lists where name = $1 and state = 'active'`, [name]);

/** An existing list with a confusingly similar name, if any. */
export const findAlike = async (sql: Sql, name: string): Promise<string | undefined> =>
  (await sql.one<{ alike: string | null }>('select alike_watch_list($1) as alike', [name])).alike ?? undefined;

/** `list`: the replacement, if any. */
export interface ListChange {
  readonly base: ListId;
  readonly list?: ListId;
}

export const countDropped = async (sql: Sql, { base, list }: ListChange): Promise<number> =>
  (await sql.one<{ count: number }>('select count(*)::int as count from dropped_entries($1, $2)', [base, list ?? null]))
    .count;

export const readDropped = async (
  sql: Sql,
  { base, list }: ListChange,
  { offset, size }: { offset: number; size: number },
): Promise<WatchEntry[]> => {
  const rows = await sql.rows<{ reference: string; name: string; born: string | null }>(
    `select reference, name, born from dropped_entries($1, $2) order by name, reference, id offset $3 limit $4`,
    [base, list ?? null, offset, size],
  );
  return rows.map(({ born, ...entry }) => ({ ...entry, born: born ?? undefined }));
};

export interface EntryRow extends WatchEntry {
  list: string;
  kind: ListKind;
}

export const readEntries = async (sql: Sql): Promise<EntryRow[]> => {
  const rows = await sql.rows<Omit<EntryRow, 'born'> & { born: string | null }>(
    `select e.reference, e.name, e.born, l.name as list, l.kind from watch_entries e
     join watch_lists l on l.id = e.list_id and l.state = 'active' order by e.id`,
  );
  return rows.map(({ born, ...entry }) => ({ ...entry, born: born ?? undefined }));
};

/** Changes with every load and removal. */
export const listsVersion = async (sql: Sql): Promise<string> => {
  const row = await sql.one<{ version: string }>(
    `select coalesce(string_agg(id::text, ' ' order by id), '') as version from watch_lists where state = 'active'`,
  );
  return row.version;
};

export const namesOfEntry = async (sql: Sql, list: string, reference: string): Promise<string[]> => {
  const rows = await sql.rows<{ name: string }>(
    `select e.name from watch_entries e join watch_lists l on l.id = e.list_id
     where l.name = $1 and l.state = 'active' and e.reference = $2 order by e.id limit 5`,
    [list, reference],
  );
  return rows.map(({ name }) => name);
};

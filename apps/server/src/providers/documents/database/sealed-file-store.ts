/**
 * Sealed documents in the database, for every server of the house. Files of an installation that had them in a folder are still found there,
 * and move into the database when somebody reads them.
 */
import type { Sql } from '../../../database/database.ts';
import type { DocumentFiles } from '../../../modules/compliance/ports.ts';
import type { DocumentContext } from '../document-context.ts';

const nameShape = /^[0-9a-f]{64}$/;

interface Places {
  readonly db: Sql;
  readonly shelf: DocumentContext['shelf'];
  /** Where they were before. */
  readonly folder: DocumentFiles;
}

export const createDocumentTable = ({ db, shelf, folder }: Places): DocumentFiles => {
  const named = (name: string): readonly [string, string] => {
    if (!nameShape.test(name)) throw new Error('Not the name of a document');
    return [shelf, name];
  };
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    await db.run('insert into sealed_files (shelf, name, bytes) values ($1, $2, $3)', [...named(name), bytes]);
  };
  const moveIn = async (name: string): Promise<Buffer | undefined> => {
    const bytes = await folder.read(name);
    if (bytes === undefined) return undefined;
    await db.run('insert into sealed_files (shelf, name, bytes) values ($1, $2, $3) on conflict do nothing', [
      ...named(name),
      bytes,
    ]);
    await folder.remove(name);
    return bytes;
  };
  return {
    write,
    read: async (name) => {
      const row = await db.maybe<{ bytes: Buffer }>(
        'select bytes from sealed_files where shelf = $1 and name = $2',
        named(name),
      );
      return row?.bytes ?? moveIn(name);
    },
    remove: async (name) => {
      await db.run('delete from sealed_files where shelf = $1 and name = $2', named(name));
      await folder.remove(name);
    },
    olderThan: async (at) => {
      const rows = await db.rows<{ name: string }>(
        'select name from sealed_files where shelf = $1 and written_at < $2',
        [shelf, at],
      );
      return [...new Set([...rows.map(({ name }) => name), ...(await folder.olderThan(at))])];
    },
  };
};

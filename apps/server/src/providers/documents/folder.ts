/** Sealed documents in a folder that is never served, where releases before the table `sealed_files` wrote them. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFiles } from '../../modules/compliance/ports.ts';

const nameShape = /^[0-9a-f]{64}$/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export const createDocumentFolder = (folder: string): DocumentFiles => {
  const placeOf = (name: string): string => {
    if (!nameShape.test(name)) throw new Error('Not the name of a document');
    return path.join(folder, name);
  };
  return {
    write: async (name, bytes) => {
      const place = placeOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(`${place}.new`, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      // Renamed when complete, so that a partial file never has a name stored in a row.
      await rename(`${place}.new`, place);
    },
    read: async (name) => {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    olderThan: async (at) => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const old: string[] = [];
      for (const name of names.filter((candidate) => nameShape.test(candidate))) {
        const { mtime } = await stat(path.join(folder, name));
        if (mtime < at) old.push(name);
      }
      return old;
    },
  };
};

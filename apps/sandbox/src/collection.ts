/** Small keyed state of a party: in memory, and in a file when there is a folder for it, so that a restart forgets nothing. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Collection<T> {
  get(id: string): T | undefined;
  /** Oldest first. */
  all(): T[];
  put(id: string, value: T): void;
  remove(id: string): void;
  /** Writes what is not yet in the file. */
  flush(): void;
}

const flushDelayMs = 50;

const readEntries = <T>(file: string | undefined): [string, T][] => {
  if (file === undefined || !existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, T][];
  } catch {
    // A torn file of a killed process: the sandbox holds nothing that is worth refusing to start.
    return [];
  }
};

/** `file` undefined: memory only. */
export const createCollection = <T>(file?: string): Collection<T> => {
  const entries = new Map<string, T>(readEntries<T>(file));
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify([...entries]));
    renameSync(`${file}.new`, file);
  };

  const changed = (): void => {
    if (file !== undefined) timer ??= setTimeout(flush, flushDelayMs);
  };

  return {
    get: (id) => entries.get(id),
    all: () => [...entries.values()],
    put: (id, value) => {
      entries.set(id, value);
      changed();
    },
    remove: (id) => {
      entries.delete(id);
      changed();
    },
    flush,
  };
};

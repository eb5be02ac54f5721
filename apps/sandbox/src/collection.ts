/** Small keyed state of a party: in memory, and in a file if there is a folder, so that it survives a restart. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Collection<T> {
  get(id: string): T | undefined;
  /** Oldest first. */
  all(): T[];
  put(id: string, value: T): void;
  remove(id: string): void;
  /** Writes pending changes. */
  flush(): void;
}

const flushDelayMs = 50;

const readEntries = <T>(file: string | undefined): [string, T][] => {
  if (file === undefined || !existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, T][];
  } catch {
    // A corrupt file of a killed process is discarded, because sandbox data is not worth failing the start.
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

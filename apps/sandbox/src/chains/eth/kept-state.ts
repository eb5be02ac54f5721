/** Stores the chain on disk: atomically after every block, so that a killed chain continues. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const dump = z.string().regex(/^0x([0-9a-f]{2})+$/i);

export const keptState = (folder: string | undefined) => {
  const file = folder === undefined ? undefined : path.join(folder, 'eth.json');
  return {
    /** Undefined before the first block. */
    file: (): string | undefined => (file !== undefined && existsSync(file) ? file : undefined),
    /** `state`: what `anvil_dumpState` answers. */
    write: (state: unknown): void => {
      if (file === undefined) return;
      mkdirSync(path.dirname(file), { recursive: true });
      const half = `${file}.new`;
      const descriptor = openSync(half, 'w');
      writeSync(descriptor, gunzipSync(Buffer.from(dump.parse(state).slice(2), 'hex')));
      fsyncSync(descriptor);
      closeSync(descriptor);
      renameSync(half, file);
    },
  };
};

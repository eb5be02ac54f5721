/** Files that are synced to disk before a write is acknowledged. */
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

const syncFolder = (file: string): void => {
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/** Atomic. */
export const writeDurably = (file: string, bytes: Buffer): void => {
  const half = `${file}.new`;
  const descriptor = openSync(half, 'w', 0o600);
  writeSync(descriptor, bytes);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(half, file);
  syncFolder(file);
};

export const appendDurably = (file: string, text: string): void => {
  const descriptor = openSync(file, 'a', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
};

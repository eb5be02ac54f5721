/** Files that are synced to disk before a write is acknowledged. */
import { closeSync, fstatSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
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

/**
 * To a file that only this process writes: throws if it is not `length` bytes long before, or longer than that and the text after, because
 * then another process appends to it too. Returns its new length.
 */
export const appendDurably = (file: string, text: string, length: number): number => {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    const expect = (bytes: number): void => {
      if (fstatSync(descriptor).size !== bytes) throw new Error(`Another process writes ${file}.`);
    };
    expect(length);
    writeSync(descriptor, text);
    fsyncSync(descriptor);
    const grown = length + Buffer.byteLength(text);
    expect(grown);
    return grown;
  } finally {
    closeSync(descriptor);
  }
};

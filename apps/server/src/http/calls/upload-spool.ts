/**
 * Storage of uploads until they are complete: on disk, so that many slow senders do not fill memory, encrypted with a key of this
 * process, and unlinked at once, so that nothing is left however the process ends.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface SpooledFile {
  readonly size: number;
  read(): Promise<Buffer>;
  /** Releases its space. Must be called exactly once. */
  drop(): Promise<void>;
}

/** Stores one file of a body. */
export type KeepFile = (stream: Readable) => Promise<SpooledFile>;

/** Limit for all uploads together. */
export class SpoolFull extends Error {}

/** For operators' uploads, which are few and trusted. */
export const keepInMemory: KeepFile = async (stream) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { size: bytes.length, read: async () => bytes, drop: async () => undefined };
};

const algorithm = 'aes-256-ctr';

const openNameless = async (folder: string): Promise<{ handle: FileHandle; close(): Promise<void> }> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomBytes(16).toString('hex'));
  const handle = await open(file, 'wx+', 0o600);
  // If an open file cannot be unlinked (Windows), it is deleted when closed.
  const nameless = await unlink(file).then(
    () => true,
    () => false,
  );
  return {
    handle,
    close: async () => {
      await handle.close();
      if (!nameless) await unlink(file).catch(() => undefined);
    },
  };
};

export const createSpool = (folder: string, maximumBytes: number): KeepFile => {
  let held = 0;
  return async (stream) => {
    const { handle, close } = await openNameless(folder);
    const [key, iv] = [randomBytes(32), randomBytes(16)];
    let size = 0;
    const drop = async (): Promise<void> => {
      held -= size;
      size = 0;
      await close();
    };
    try {
      const cipher = createCipheriv(algorithm, key, iv);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (held + chunk.length > maximumBytes) throw new SpoolFull();
        held += chunk.length;
        size += chunk.length;
        await handle.write(cipher.update(chunk));
      }
    } catch (error) {
      await drop();
      stream.resume();
      throw error;
    }
    const whole = size;
    const read = async (): Promise<Buffer> => {
      const sealed = Buffer.alloc(whole);
      await handle.read(sealed, 0, whole, 0);
      return createDecipheriv(algorithm, key, iv).update(sealed);
    };
    return { size: whole, read, drop };
  };
};

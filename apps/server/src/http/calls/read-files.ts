/**
 * Reads the files of a multipart body: the named fields, once each and nothing else, with a minimum rate, so that nobody holds a place
 * without sending.
 */
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keepInMemory, SpoolFull, type KeepFile, type SpooledFile } from './upload-spool.ts';

export interface SentFile extends SpooledFile {
  /** File name sent by the client. */
  readonly name: string;
}

export type ReadFiles =
  /** The receiver must drop each file. */
  | { readonly ok: true; readonly files: ReadonlyMap<string, SentFile> }
  /** `field`: the field at fault, if any. */
  | { readonly ok: false; readonly reason: Fault; readonly field?: string };

type Fault = 'malformed' | 'unexpected' | 'too_large' | 'too_slow' | 'no_room' | 'gave_way';

/** Minimum number of bytes per window. */
export interface LeastRate {
  readonly bytes: number;
  readonly windowMs: number;
}

/** 8 KB per second: what even a very slow line achieves. */
const leastRate: LeastRate = { bytes: 40 * 1024, windowMs: 5_000 };

export interface FileRules {
  readonly fields: readonly string[];
  readonly maximumBytes: number;
  /** Default: in memory. */
  readonly keep?: KeepFile;
  readonly leastRate?: LeastRate | undefined;
  /** Aborted if another sender needs the place more. */
  readonly signal?: AbortSignal;
}

/** For boundaries and headers between files. */
const overheadBytes = 64 * 1024;

class TooLarge extends Error {}
class TooSlow extends Error {}
class GaveWay extends Error {}

const reasonOf = (error: unknown): Fault => {
  if (error instanceof TooLarge) return 'too_large';
  if (error instanceof GaveWay) return 'gave_way';
  return error instanceof TooSlow ? 'too_slow' : 'malformed';
};

const createParser = (
  headers: IncomingHttpHeaders,
  { fields, maximumBytes }: Pick<FileRules, 'fields' | 'maximumBytes'>,
): BusboyInstance | undefined => {
  const limits = {
    fileSize: maximumBytes + 1,
    files: fields.length + 1,
    parts: fields.length + 2,
    fieldNameSize: 50,
    headerPairs: 20,
  };
  const type = headers['content-type'];
  if (type === undefined) return undefined;
  try {
    // A part without a file name is treated like a file.
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits, isPartAFile: () => true });
  } catch {
    return undefined;
  }
};

/** Releases files that are no longer needed. */
export const dropAll = async (files: Iterable<SentFile>): Promise<void> => {
  for (const file of files) await file.drop();
};

/** Ends a body that is too large, too slow or has to give way. */
const watch = (body: Readable, most: number, { signal, leastRate: { bytes, windowMs } = leastRate }: FileRules) => {
  let arrived = 0;
  const timer = setInterval(() => {
    if (arrived < bytes) body.destroy(new TooSlow());
    arrived = 0;
  }, windowMs).unref();
  const giveWay = () => void body.destroy(new GaveWay());
  signal?.addEventListener('abort', giveWay, { once: true });
  const capped = async function* (source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      arrived += chunk.length;
      if (size > most) throw new TooLarge();
      yield chunk;
    }
  };
  const end = () => {
    clearInterval(timer);
    signal?.removeEventListener('abort', giveWay);
  };
  return { capped, end };
};

/** Reads a refused body to its end, so that the client sees the response; but never more than an acceptable size. */
export const readFiles = async (
  body: NodeJS.ReadableStream,
  headers: IncomingHttpHeaders,
  rules: FileRules,
): Promise<ReadFiles> => {
  const most = rules.fields.length * rules.maximumBytes + overheadBytes;
  if (Number(headers['content-length'] ?? 0) > most) return { ok: false, reason: 'too_large' };
  const parser = createParser(headers, rules);
  if (parser === undefined) return { ok: false, reason: 'malformed' };
  const { keep = keepInMemory } = rules;
  const files = new Map<string, SentFile | undefined>();
  const streams: Readable[] = [];
  const reading: Promise<void>[] = [];
  let fault: Extract<ReadFiles, { ok: false }> | undefined;

  parser.on('filesLimit', () => (fault ??= { ok: false, reason: 'unexpected' }));
  parser.on('file', (field, stream, name) => {
    // A part that ends early also emits an error on its stream, which would end the process without a listener.
    stream.on('error', () => undefined);
    const known = rules.fields.includes(field) && !files.has(field);
    if (!known) fault ??= { ok: false, reason: 'unexpected', field: field.slice(0, 50) };
    if (fault !== undefined) return void stream.resume();
    files.set(field, undefined);
    streams.push(stream);
    const kept = (file: SpooledFile): void => {
      if (file.size > rules.maximumBytes) fault ??= { ok: false, reason: 'too_large', field };
      files.set(field, { ...file, name });
    };
    const failed = (error: unknown): void => {
      fault ??= { ok: false, reason: error instanceof SpoolFull ? 'no_room' : 'malformed' };
    };
    reading.push(keep(stream).then(kept, failed));
  });

  const watched = watch(body as Readable, most, rules);
  try {
    await pipeline(body as Readable, watched.capped, parser);
  } catch (error) {
    fault = { ok: false, reason: reasonOf(error) };
    // Otherwise readers of an incomplete file would wait forever.
    for (const stream of streams) stream.destroy(error as Error);
  } finally {
    watched.end();
  }
  await Promise.all(reading);
  const whole = new Map([...files].flatMap(([field, file]) => (file === undefined ? [] : [[field, file] as const])));
  if (fault === undefined) return { ok: true, files: whole };
  await dropAll(whole.values());
  return fault;
};

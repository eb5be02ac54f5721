/** Reads the files of a multipart body into memory: the named fields, once each, nothing else. */
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface SentFile {
  /** As the sender calls it. */
  readonly name: string;
  readonly bytes: Buffer;
}

export type ReadFiles =
  | { readonly ok: true; readonly files: ReadonlyMap<string, SentFile> }
  /** `field` is the one at fault, where there is one. */
  | { readonly ok: false; readonly reason: 'malformed' | 'unexpected' | 'too_large'; readonly field?: string };

export interface FileRules {
  readonly fields: readonly string[];
  readonly maximumBytes: number;
}

/** For the boundaries and headers between the files. */
const overheadBytes = 64 * 1024;

class TooLarge extends Error {}

const collect = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const createParser = (
  headers: IncomingHttpHeaders,
  { fields, maximumBytes }: FileRules,
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
    // A part without a file name is read like a file and judged like one.
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits, isPartAFile: () => true });
  } catch {
    return undefined;
  }
};

/** The body is read to its end even when it is refused, so that the sender hears why; but never more than could be right. */
export const readFiles = async (
  body: NodeJS.ReadableStream,
  headers: IncomingHttpHeaders,
  rules: FileRules,
): Promise<ReadFiles> => {
  const most = rules.fields.length * rules.maximumBytes + overheadBytes;
  if (Number(headers['content-length'] ?? 0) > most) return { ok: false, reason: 'too_large' };
  const parser = createParser(headers, rules);
  if (parser === undefined) return { ok: false, reason: 'malformed' };
  const files = new Map<string, SentFile>();
  const reading: Promise<void>[] = [];
  let fault: Extract<ReadFiles, { ok: false }> | undefined;

  parser.on('filesLimit', () => (fault ??= { ok: false, reason: 'unexpected' }));
  parser.on('file', (field, stream, name) => {
    const known = rules.fields.includes(field) && !files.has(field);
    if (!known) fault ??= { ok: false, reason: 'unexpected', field: field.slice(0, 50) };
    files.set(field, { name: '', bytes: Buffer.alloc(0) });
    if (fault !== undefined) return void stream.resume();
    const keep = (bytes: Buffer) => {
      if (bytes.length > rules.maximumBytes) fault ??= { ok: false, reason: 'too_large', field };
      files.set(field, { name, bytes });
    };
    reading.push(collect(stream).then(keep, () => void (fault ??= { ok: false, reason: 'malformed' })));
  });

  const capped = async function* (source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > most) throw new TooLarge();
      yield chunk;
    }
  };
  try {
    await pipeline(body as Readable, capped, parser);
    await Promise.all(reading);
  } catch (error) {
    return { ok: false, reason: error instanceof TooLarge ? 'too_large' : 'malformed' };
  }
  return fault ?? { ok: true, files };
};

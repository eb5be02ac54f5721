/** Everything that was ever signed, in a file of the signer's own: caps and single use survive a restart and a new server. */
import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { appendDurably } from './durable-file.ts';
import type { Past, TransferRequest } from './policy.ts';

const amount = z
  .string()
  .regex(/^[0-9]+$/)
  .transform(BigInt);
const line = z.object({
  day: z.iso.date(),
  reference: z.string(),
  nonce: z.number().int(),
  to: z.templateLiteral(['0x', z.string()]),
  wei: amount,
});
type Entry = z.infer<typeof line>;

export interface Journal extends Past {
  /** On the disk when this returns. */
  add(request: TransferRequest, day: string): void;
}

/** What was being written when the process was killed: nobody was given that signature. */
const dropHalfLine = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole;
};

const readEntries = (file: string): Entry[] => {
  if (!existsSync(file)) return [];
  const lines = dropHalfLine(file)
    .split('\n')
    .filter((text) => text !== '');
  return lines.map((text) => line.parse(JSON.parse(text)));
};

/** Throws when the file is not what the signer wrote: better no signature than one that was given before. */
export const openJournal = (dataDir: string): Journal => {
  const file = path.join(dataDir, 'signer', 'signed.jsonl');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const byReference = new Map<string, Entry>();
  const byNonce = new Map<number, string>();
  const sums = new Map<string, bigint>();

  const remember = (entry: Entry): void => {
    byReference.set(entry.reference, entry);
    byNonce.set(entry.nonce, entry.reference);
    sums.set(entry.day, (sums.get(entry.day) ?? 0n) + entry.wei);
  };
  for (const entry of readEntries(file)) remember(entry);

  return {
    ofReference: (reference) => byReference.get(reference),
    referenceOfNonce: (nonce) => byNonce.get(nonce),
    sumOf: (day) => sums.get(day) ?? 0n,
    add: ({ reference, nonce, to, wei }, day) => {
      if (byReference.has(reference)) return;
      appendDurably(file, `${JSON.stringify({ day, reference, nonce, to, wei: wei.toString() })}\n`);
      remember({ day, reference, nonce, to, wei });
    },
  };
};

/** Journal of everything ever signed, in the signer's own file: caps and single use survive a restart and a new server. */
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { appendDurably } from './durable-file.ts';
import { assetOf, networks } from './networks/registry.ts';
import type { Networks } from './networks/signing-network.ts';
import type { Past, TransferRequest } from './policy.ts';

const amount = z
  .string()
  .regex(/^[0-9]+$/)
  .transform(BigInt);
const line = z.object({
  day: z.iso.date(),
  reference: z.string(),
  asset: z.string(),
  nonce: z.number().int(),
  to: z.string(),
  units: amount,
  inputs: z
    .record(z.string(), amount)
    .transform((found) => new Map(Object.entries(found)))
    .optional(),
  purpose: z.literal('drain').optional(),
});
type Entry = TransferRequest & { readonly day: string };

export interface Journal extends Past {
  /** Synced to disk when it returns. Throws if another signer has written to the file: what that one signed is unknown here. */
  add(request: TransferRequest, day: string): void;
}

/** An incomplete last line of a killed process; that signature was never returned. */
const dropHalfLine = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole;
};

/** Lines older than the asset field name it by its unit. */
const withAsset = (value: Record<string, unknown>, known: Networks): Record<string, unknown> => {
  if ('asset' in value) return value;
  for (const network of known)
    if (network.kind === 'account' && network.unnamedUnit !== undefined && network.unnamedUnit in value)
      return { ...value, asset: network.assets[0].code, units: value[network.unnamedUnit] };
  return value;
};

const readEntries = (file: string, known: Networks): Entry[] => {
  if (!existsSync(file)) return [];
  const lines = dropHalfLine(file)
    .split('\n')
    .filter((text) => text !== '');
  return lines.map((text) => {
    const { inputs, purpose, ...entry } = line.parse(withAsset(JSON.parse(text) as Record<string, unknown>, known));
    return { ...entry, ...(inputs === undefined ? {} : { inputs }), ...(purpose === undefined ? {} : { purpose }) };
  });
};

/** Throws if the file is not a valid journal: better no signature than a second one. */
export const openJournal = (dataDir: string, known: Networks = networks): Journal => {
  const file = path.join(dataDir, 'signer', 'signed.jsonl');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const byReference = new Map<string, Entry>();
  const byNonce = new Map<string, string>();
  const byInput = new Map<string, string>();
  const sums = new Map<string, bigint>();

  /** Nonces of an asset that was removed are kept separate from those of every network. */
  const networkOf = (asset: string): string => assetOf(known, asset)?.network.code ?? `of ${asset}`;

  const sumName = (asset: string, day: string, purpose: Entry['purpose']): string =>
    `${asset} ${day} ${purpose ?? ''}`.trimEnd();

  const remember = (entry: Entry): void => {
    const { asset, day, inputs, nonce, reference, units, purpose } = entry;
    byReference.set(reference, entry);
    byNonce.set(`${networkOf(asset)} ${nonce}`, reference);
    for (const name of inputs?.keys() ?? []) byInput.set(`${networkOf(asset)} ${name}`, reference);
    const name = sumName(asset, day, purpose);
    sums.set(name, (sums.get(name) ?? 0n) + units);
  };
  for (const entry of readEntries(file, known)) remember(entry);
  let length = existsSync(file) ? statSync(file).size : 0;

  return {
    ofReference: (reference) => byReference.get(reference),
    referenceOfNonce: (network, nonce) => byNonce.get(`${network} ${nonce}`),
    referenceOfInput: (network, input) => byInput.get(`${network} ${input}`),
    sumOf: (asset, day, purpose) => sums.get(sumName(asset, day, purpose)) ?? 0n,
    add: ({ asset, reference, nonce, to, units, inputs, purpose }, day) => {
      if (byReference.has(reference)) return;
      const worths = inputs && Object.fromEntries([...inputs].map(([name, worth]) => [name, worth.toString()]));
      const written = { day, reference, asset, nonce, to, units: units.toString(), inputs: worths, purpose };
      length = appendDurably(file, `${JSON.stringify(written)}\n`, length);
      const rest = { ...(inputs === undefined ? {} : { inputs }), ...(purpose === undefined ? {} : { purpose }) };
      remember({ day, reference, asset, nonce, to, units, ...rest });
    },
  };
};

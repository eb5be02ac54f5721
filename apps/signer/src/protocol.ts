/**
 * Versions of the signer's API. Each has its own paths and is kept for one release after the next one, so that servers of either
 * release work during a deployment. Requests of a version are converted to the internal format here.
 */
import { z } from 'zod';
import type { Networks } from './networks/signing-network.ts';
import { sweepRequest } from './sign-sweep.ts';
import { drainRequest, transferRequest } from './sign-transfer.ts';

const accountRequest = z.strictObject({ network: z.string() });
export type AccountRequest = z.infer<typeof accountRequest>;

export interface Version {
  /** Path prefix of its calls. */
  readonly path: string;
  readonly account: z.ZodType<AccountRequest>;
  readonly transfer: z.ZodType<z.infer<typeof transferRequest>>;
  readonly sweep: z.ZodType<z.infer<typeof sweepRequest>>;
  /** Since the second version. */
  readonly topUp?: z.ZodType<z.infer<typeof sweepRequest>>;
  /** Since the second version: a signer without it answers 404, and the drain waits. */
  readonly drain?: z.ZodType<z.infer<typeof drainRequest>>;
}

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Fields of each call besides amount and draft. */
const ofTransfer = ['reference', 'nonce', 'to'];
const ofSweep = ['index', 'nonce'];

/** The first version had a currency, an amount named after the coin's unit, and the draft's fields at the top level. */
const fromFirst =
  (known: Networks, fields: readonly string[]) =>
  (value: unknown): unknown => {
    if (!isBody(value) || !('currency' in value)) return value;
    const { currency, ...rest } = value;
    for (const network of known) {
      if (network.kind !== 'account' || network.code !== currency || network.unnamedUnit === undefined) continue;
      const { [network.unnamedUnit]: units, ...beside } = rest;
      const entries = Object.entries(beside);
      const own = entries.filter(([name]) => fields.includes(name));
      const draft = entries.filter(([name]) => !fields.includes(name));
      return { ...Object.fromEntries(own), asset: currency, units, draft: Object.fromEntries(draft) };
    }
    return value;
  };

const first = (known: Networks): Version => ({
  path: '',
  account: z.preprocess(
    (value) => (isBody(value) && 'currency' in value ? { network: value['currency'] } : value),
    accountRequest,
  ),
  transfer: z.preprocess(fromFirst(known, ofTransfer), transferRequest),
  sweep: z.preprocess(fromFirst(known, ofSweep), sweepRequest),
});

const second: Version = {
  ...{ path: '/v2', account: accountRequest, transfer: transferRequest },
  ...{ sweep: sweepRequest, topUp: sweepRequest, drain: drainRequest },
};

/** The previous version can be removed with the release after next. */
export const versions = (known: Networks): readonly Version[] => [second, first(known)];

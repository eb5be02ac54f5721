/**
 * In which words the signer is asked. A version has paths of its own and stays for one release after the next one came, so that during a
 * deploy the server of either release is understood. What a version says is made into what the signer knows; a later one changes that here.
 */
import { z } from 'zod';
import type { Networks } from './networks/signing-network.ts';
import { sweepRequest } from './sign-sweep.ts';
import { transferRequest } from './sign-transfer.ts';

const accountRequest = z.strictObject({ network: z.string() });
export type AccountRequest = z.infer<typeof accountRequest>;

export interface Version {
  /** Before the name of the call. */
  readonly path: string;
  readonly account: z.ZodType<AccountRequest>;
  readonly transfer: z.ZodType<z.infer<typeof transferRequest>>;
  readonly sweep: z.ZodType<z.infer<typeof sweepRequest>>;
  /** From the second version on. */
  readonly topUp?: z.ZodType<z.infer<typeof sweepRequest>>;
}

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** What each call says beside amount and draft. */
const ofTransfer = ['reference', 'nonce', 'to'];
const ofSweep = ['index', 'nonce'];

/** It named a currency, had its amount under the name of the coin's unit, and its draft beside all that. */
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
  ...{ sweep: sweepRequest, topUp: sweepRequest },
};

/** The one before goes with the release after the next. */
export const versions = (known: Networks): readonly Version[] => [second, first(known)];

/** The dialects of the hosted-checkout protocol, one line each. */
import type { Dialect } from './protocol.ts';
import { signedHeader } from './signed-header/index.ts';
import { sortedFields } from './sorted-fields/index.ts';

export const dialects = {
  'signed-header': signedHeader,
  'sorted-fields': sortedFields,
} as const satisfies Readonly<Record<string, Dialect>>;
export type DialectName = keyof typeof dialects;

/** Hash of the request that an idempotency key was used for, independent of the order of its fields. */
import { hash } from 'node:crypto';
import { canonicalJson } from '@carmine/games';
import type { Json } from '../../../platform/json.ts';

export const requestHash = (request: Json): Buffer => hash('sha256', canonicalJson(request), 'buffer');

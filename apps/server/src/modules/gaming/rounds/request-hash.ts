/** What an idempotency key stands for: the same text for the same wish, whatever the order of its fields. */
import { hash } from 'node:crypto';
import { canonicalJson } from '@carmine/games';
import type { Json } from '../../../platform/json.ts';

export const requestHash = (request: Json): Buffer => hash('sha256', canonicalJson(request), 'buffer');

/** Idempotency keys of payments: a player's key identifies one request permanently and always returns its first answer. */
import { createHash } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { PlayerId } from './ids/ids.ts';
import type { Json } from './json.ts';

export type Once<T> =
  | { readonly ok: true; readonly replayed: boolean; readonly answer: T }
  | { readonly ok: false; readonly reason: 'idempotency_key_reused' };

/** Hash of the parsed values with sorted names, to compare requests. */
export const requestHash = (request: unknown): Buffer => {
  const canonical = JSON.stringify(request, (_name, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash('sha256')
    .update(canonical ?? '')
    .digest();
};

/**
 * Call inside a transaction. A second request with the key waits for the first one's transaction and returns its answer; if `work`
 * throws, the key is rolled back with everything else.
 */
export const once = async <T extends Json>(
  sql: Sql,
  input: { playerId: PlayerId; key: string; request: unknown },
  work: () => Promise<T>,
): Promise<Once<T>> => {
  const hash = requestHash(input.request);
  const fresh = await sql.run(
    'insert into idempotency_keys (player_id, key, request_hash) values ($1, $2, $3) on conflict do nothing',
    [input.playerId, input.key, hash],
  );
  if (fresh === 0) {
    const first = await sql.one<{ request_hash: Buffer; answer: T }>(
      'select request_hash, answer from idempotency_keys where player_id = $1 and key = $2',
      [input.playerId, input.key],
    );
    if (!first.request_hash.equals(hash)) return { ok: false, reason: 'idempotency_key_reused' };
    return { ok: true, replayed: true, answer: first.answer };
  }
  const answer = await work();
  await sql.run('update idempotency_keys set answer = $3 where player_id = $1 and key = $2', [
    input.playerId,
    input.key,
    JSON.stringify(answer),
  ]);
  return { ok: true, replayed: false, answer };
};

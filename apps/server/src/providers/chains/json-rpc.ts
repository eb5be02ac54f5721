/** JSON-RPC over the outbound client; validates every answer. */
import { z } from 'zod';
import type { NetworkFailure } from '../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../outbound-http.ts';

export type RpcAnswer<T> =
  | { readonly ok: true; readonly value: T }
  /** `refused`: the node answered with a JSON-RPC error, which has a code. */
  | { readonly ok: false; readonly reason: NetworkFailure }
  | { readonly ok: false; readonly reason: 'refused'; readonly code: number };

/** Older nodes use version 1: no `jsonrpc` field, and `error: null` on success. */
const document = z.object({
  jsonrpc: z.literal('2.0').optional(),
  id: z.literal(1),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
});

const read = (body: string): z.infer<typeof document> | undefined => {
  try {
    return document.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/** `authorization`: header value, if the node requires one. */
export const createJsonRpc =
  (http: OutboundHttp, path: string, authorization?: string) =>
  async <T>(method: string, params: readonly unknown[], schema: z.ZodType<T>): Promise<RpcAnswer<T>> => {
    const answer = await http.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    if (!answer.ok) return { ok: false, reason: 'unreachable' };
    const said = read(answer.body);
    // In version 1, errors come with an HTTP error status.
    if (said?.error != null && answer.status !== 429) return { ok: false, reason: 'refused', code: said.error.code };
    if (answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
    if (said === undefined || answer.status !== 200) return { ok: false, reason: 'answer_invalid' };
    const checked = schema.safeParse(said.result);
    return checked.success ? { ok: true, value: checked.data } : { ok: false, reason: 'answer_invalid' };
  };

export type JsonRpc = ReturnType<typeof createJsonRpc>;

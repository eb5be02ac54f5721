/** JSON-RPC over the outbound client: every answer is checked before anybody believes it. */
import { z } from 'zod';
import type { NetworkFailure } from '../../../modules/payments/chains/ports.ts';
import type { OutboundHttp } from '../../outbound-http.ts';

export type RpcAnswer<T> =
  | { readonly ok: true; readonly value: T }
  /** `refused`: the node answered with an error of its own. */
  | { readonly ok: false; readonly reason: NetworkFailure | 'refused' };

const document = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.literal(1),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
});

const read = (body: string): z.infer<typeof document> | undefined => {
  try {
    return document.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

export const createJsonRpc =
  (http: OutboundHttp, path: string) =>
  async <T>(method: string, params: readonly unknown[], schema: z.ZodType<T>): Promise<RpcAnswer<T>> => {
    const answer = await http.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
    const said = answer.status === 200 ? read(answer.body) : undefined;
    if (said === undefined) return { ok: false, reason: 'answer_invalid' };
    if (said.error !== undefined) return { ok: false, reason: 'refused' };
    const checked = schema.safeParse(said.result);
    return checked.success ? { ok: true, value: checked.data } : { ok: false, reason: 'answer_invalid' };
  };

export type JsonRpc = ReturnType<typeof createJsonRpc>;

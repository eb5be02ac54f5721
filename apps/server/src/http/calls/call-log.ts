/** One log line and one measurement per call, however it travelled. */
import type { HttpContext } from '../http-context.ts';
import type { Client } from '../ports.ts';

export interface LoggedCall {
  readonly id: string;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly tookMs: number;
  readonly client: Client | null;
}

export type CallLog = (call: LoggedCall) => void;

/** `hashAddress`: a keyed hash that distinguishes addresses in the log without revealing them. */
export const createCallLog =
  ({ side, metrics, log }: HttpContext, hashAddress: (ip: string) => string): CallLog =>
  ({ id, route, method, status, tookMs, client }) => {
    metrics.request(route, method, status, tookMs / 1000);
    log.info(
      {
        ...{ requestId: id, side, route, method, status, tookMs: Math.round(tookMs * 10) / 10 },
        ...{ client: client && hashAddress(client.ip), country: client?.country },
      },
      'request',
    );
  };

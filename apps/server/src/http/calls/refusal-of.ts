/** What a call is refused with when it threw: an outage, input that could not be read, or a fault of ours, which is logged. */
import { isOutage } from '../../database/outage.ts';
import type { HttpContext } from '../http-context.ts';
import type { HttpReason } from '../problem-table.ts';
import { refuse, type Refusal } from './answer.ts';

const reasonOfStatus: Readonly<Record<number, HttpReason>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'malformed_request',
  413: 'body_too_large',
  414: 'malformed_request',
  415: 'unsupported_media_type',
  503: 'shutting_down',
};

interface Where {
  readonly requestId: string;
  readonly route: string;
}

export const refusalOf = ({ log }: Pick<HttpContext, 'log'>, error: unknown, where: Where): Refusal<HttpReason> => {
  // The database is unavailable: not a fault of this process, so it is logged without a stack trace.
  if (isOutage(error)) {
    log.warn({ err: error, ...where }, 'the database is away');
    return refuse('unavailable', { retryAfterS: 2 });
  }
  const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
  const reason = reasonOfStatus[status] ?? (status < 500 ? 'malformed_request' : 'internal');
  if (reason === 'internal') log.error({ err: error, ...where }, 'request failed');
  return refuse(reason);
};

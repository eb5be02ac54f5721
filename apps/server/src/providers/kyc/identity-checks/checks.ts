/** Identity Checks: create a check, upload its documents one by one, query its state. */
import type { KycProvider } from '../../../modules/compliance/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundAnswer, OutboundHttp } from '../../outbound-http.ts';
import { signRequest } from './signature.ts';
import { checkBody, documentBody, readVerdict } from './wire.ts';

export interface IdentityChecksSettings {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  readonly apiKey: string;
}

const base = '/identity-checks/v1/checks';

type Taken = 'taken' | 'refused' | 'unknown';

/** A rejected signature is our configuration error, so no documents are rejected because of it. */
const takenOf = (answer: OutboundAnswer): Taken => {
  if (!answer.ok || answer.status >= 500) return 'unknown';
  if (answer.status < 300) return 'taken';
  return [401, 403, 404, 408, 429].includes(answer.status) ? 'unknown' : 'refused';
};

export const createIdentityChecks = ({ http, clock, apiKey }: IdentityChecksSettings): KycProvider => {
  const send = (method: 'GET' | 'POST', path: string, body = ''): Promise<OutboundAnswer> =>
    http.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...signRequest(apiKey, { method, path, body }, clock.now()),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
    });
  return {
    name: 'identity-checks',
    hand: async (order) => {
      const announced = takenOf(await send('POST', base, checkBody(order)));
      if (announced !== 'taken') return { ok: false, reason: announced };
      for (const document of order.documents) {
        const path = `${base}/${encodeURIComponent(order.reference)}/documents/${document.side}`;
        const taken = takenOf(await send('POST', path, documentBody(document)));
        if (taken !== 'taken') return { ok: false, reason: taken };
      }
      return { ok: true };
    },
    ask: async (reference) => {
      const answer = await send('GET', `${base}/${encodeURIComponent(reference)}`);
      if (answer.ok && answer.status === 404) return { ok: false, reason: 'check_unknown' };
      if (!answer.ok || answer.status !== 200) return { ok: false, reason: 'unreachable' };
      const verdict = readVerdict(answer.body, reference);
      if (verdict === undefined) return { ok: false, reason: 'answer_invalid' };
      return verdict === 'incomplete' ? { ok: false, reason: 'check_unknown' } : { ok: true, verdict };
    },
    readNotice: () => ({ ok: false, reason: 'signature_invalid' }),
  };
};

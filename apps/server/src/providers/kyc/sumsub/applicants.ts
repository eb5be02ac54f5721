/** Sumsub: an applicant per case, its documents one by one, the request for a check, and the review. */
import { randomBytes } from 'node:crypto';
import type { CheckOrder, KycProvider, Document } from '../../../modules/compliance/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundAnswer, OutboundHttp } from '../../outbound-http.ts';
import { alpha3 } from './alpha-3.ts';
import { noticeIsSigned, signRequest } from './signature.ts';
import {
  applicantBody,
  documentMetadata,
  isSamePerson,
  multipartBody,
  readApplicant,
  readNotice,
  verdictOf,
  type Applicant,
} from './wire.ts';

export interface SumsubSettings {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  readonly appToken: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The account's verification levels for identity and address. */
  readonly levels: { readonly identity: string; readonly bill: string };
}

const base = '/resources/applicants';

type Failed = 'refused' | 'unknown';

/** A rejected key is our configuration error, so no documents are rejected because of it. */
const failureOf = (answer: OutboundAnswer): Failed | undefined => {
  if (!answer.ok || answer.status >= 500) return 'unknown';
  if (answer.status < 300) return undefined;
  return [401, 403, 404, 408, 409, 429].includes(answer.status) ? 'unknown' : 'refused';
};

type Send = (
  method: 'GET' | 'POST',
  path: string,
  body?: { readonly bytes: Buffer; readonly type: string },
) => Promise<OutboundAnswer>;

const createSend =
  (settings: SumsubSettings): Send =>
  (method, path, body = { bytes: Buffer.alloc(0), type: 'application/json' }) =>
    settings.http.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...signRequest(settings, { method, path, body: body.bytes }, settings.clock.now()),
        ...(method === 'GET' ? {} : { 'content-type': body.type }),
      },
      ...(method === 'GET' ? {} : { bytes: body.bytes }),
    });

const find = (send: Send, reference: string) =>
  send('GET', `${base}/-;externalUserId=${encodeURIComponent(reference)}/one`);

/** Reuses an existing applicant; refuses if it is another person. */
const announce = async (
  send: Send,
  levels: SumsubSettings['levels'],
  order: CheckOrder,
): Promise<Applicant | Failed> => {
  const level = encodeURIComponent(order.kind === 'identity' ? levels.identity : levels.bill);
  const body = { bytes: Buffer.from(applicantBody(order)), type: 'application/json' };
  const made = await send('POST', `${base}?levelName=${level}`, body);
  if (made.ok && made.status === 409) {
    const found = await find(send, order.reference);
    const known = found.ok && found.status === 200 ? readApplicant(found.body) : undefined;
    if (known?.externalUserId !== order.reference) return 'unknown';
    return isSamePerson(known, order) ? known : 'refused';
  }
  return failureOf(made) ?? (made.ok ? readApplicant(made.body) : undefined) ?? 'unknown';
};

const sendDocument = (send: Send, applicant: Applicant, order: CheckOrder, document: Document) => {
  const boundary = `document-${randomBytes(16).toString('hex')}`;
  const metadata = documentMetadata(document, order, alpha3(order.country));
  return send('POST', `${base}/${applicant.id}/info/idDoc`, {
    bytes: multipartBody(document, metadata, boundary),
    type: `multipart/form-data; boundary=${boundary}`,
  });
};

export const createSumsub = (settings: SumsubSettings): KycProvider => {
  const send = createSend(settings);
  return {
    name: 'sumsub',
    hand: async (order) => {
      const applicant = await announce(send, settings.levels, order);
      if (typeof applicant === 'string') return { ok: false, reason: applicant };
      // Its check is in progress or done: nothing left to upload.
      if (applicant.review != null && applicant.review.reviewStatus !== 'init') return { ok: true };
      for (const document of order.documents) {
        const failure = failureOf(await sendDocument(send, applicant, order, document));
        if (failure !== undefined) return { ok: false, reason: failure };
      }
      const failure = failureOf(await send('POST', `${base}/${applicant.id}/status/pending`));
      return failure === undefined ? { ok: true } : { ok: false, reason: failure };
    },
    ask: async (reference) => {
      const answer = await find(send, reference);
      if (answer.ok && answer.status === 404) return { ok: false, reason: 'check_unknown' };
      if (!answer.ok || answer.status !== 200) return { ok: false, reason: 'unreachable' };
      const applicant = readApplicant(answer.body);
      if (applicant?.externalUserId !== reference) return { ok: false, reason: 'answer_invalid' };
      const verdict = verdictOf(applicant);
      if (verdict === undefined) return { ok: false, reason: 'answer_invalid' };
      return verdict === 'incomplete' ? { ok: false, reason: 'check_unknown' } : { ok: true, verdict };
    },
    readNotice: (body, headers) => {
      const signed = { digest: headers['x-payload-digest'], algorithm: headers['x-payload-digest-alg'] };
      if (!noticeIsSigned(settings.webhookSecret, body, signed)) return { ok: false, reason: 'signature_invalid' };
      const notice = readNotice(body);
      return notice === undefined ? { ok: false, reason: 'body_invalid' } : { ok: true, reference: notice.reference };
    },
  };
};

/** Sumsub: an applicant for each case, the papers one by one, the check asked for, its review read back. */
import { randomBytes } from 'node:crypto';
import type { CheckOrder, KycProvider, Paper } from '../../../modules/compliance/ports.ts';
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
  /** The verification levels of the account that stand for an identity and for a bill. */
  readonly levels: { readonly identity: string; readonly bill: string };
}

const base = '/resources/applicants';

type Failed = 'refused' | 'unknown';

/** A key that they do not take is our own fault, to be put right: nobody's papers are refused for it. */
const failureOf = (answer: OutboundAnswer): Failed | undefined => {
  if (!answer.ok || answer.status >= 500) return 'unknown';
  if (answer.status < 300) return undefined;
  return [401, 403, 404, 408, 409, 429].includes(answer.status) ? 'unknown' : 'refused';
};

export const createSumsub = (settings: SumsubSettings): KycProvider => {
  const { http, clock, levels } = settings;

  const send = (method: 'GET' | 'POST', path: string, body: Buffer = Buffer.alloc(0), type = 'application/json') =>
    http.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...signRequest(settings, { method, path, body }, clock.now()),
        ...(method === 'GET' ? {} : { 'content-type': type }),
      },
      ...(method === 'GET' ? {} : { bytes: body }),
    });

  const find = (reference: string) => send('GET', `${base}/-;externalUserId=${encodeURIComponent(reference)}/one`);

  /** The one that is there already where this was sent before; another person under the reference is refused. */
  const announce = async (order: CheckOrder): Promise<Applicant | Failed> => {
    const level = encodeURIComponent(order.kind === 'identity' ? levels.identity : levels.bill);
    const made = await send('POST', `${base}?levelName=${level}`, Buffer.from(applicantBody(order)));
    if (made.ok && made.status === 409) {
      const found = await find(order.reference);
      const known = found.ok && found.status === 200 ? readApplicant(found.body) : undefined;
      if (known?.externalUserId !== order.reference) return 'unknown';
      return isSamePerson(known, order) ? known : 'refused';
    }
    const failure = failureOf(made);
    return failure ?? (made.ok ? readApplicant(made.body) : undefined) ?? 'unknown';
  };

  const sendPaper = (applicant: Applicant, order: CheckOrder, paper: Paper) => {
    const boundary = `paper-${randomBytes(16).toString('hex')}`;
    const metadata = documentMetadata(paper, order, alpha3(order.country));
    const body = multipartBody(paper, metadata, boundary);
    return send('POST', `${base}/${applicant.id}/info/idDoc`, body, `multipart/form-data; boundary=${boundary}`);
  };

  return {
    name: 'sumsub',
    hand: async (order) => {
      const applicant = await announce(order);
      if (typeof applicant === 'string') return { ok: false, reason: applicant };
      // Its check is under way or over: there is nothing left to hand over.
      if (applicant.review != null && applicant.review.reviewStatus !== 'init') return { ok: true };
      for (const paper of order.papers) {
        const failure = failureOf(await sendPaper(applicant, order, paper));
        if (failure !== undefined) return { ok: false, reason: failure };
      }
      const failure = failureOf(await send('POST', `${base}/${applicant.id}/status/pending`));
      return failure === undefined ? { ok: true } : { ok: false, reason: failure };
    },
    ask: async (reference) => {
      const answer = await find(reference);
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

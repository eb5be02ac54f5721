/** Documents: their state, and handing them in. */
import { refusalTexts } from '@carmine/contract/problem-texts/refused-documents';
import {
  getBillVerification,
  getFundsVerification,
  getIdVerification,
  documentRules,
  type DocumentSide,
  postBillVerification,
  postFundsVerification,
  postIdVerification,
  refusalText,
  type VerificationKind,
} from '@carmine/contract/verification';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Verification } from '../../../modules/compliance/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import { networkOf, siteOf } from '../../calls/client-address.ts';
import type { Client } from '../../ports.ts';
import { fieldError, fieldRefused } from '../../problem-table.ts';
import { dropAll, readFiles, type FileRules, type SentFile } from '../../calls/read-files.ts';
import { route } from '../../calls/route.ts';
import { createSpool } from '../../calls/upload-spool.ts';
import { createUploadPlaces, uploadLimits, type UploadLimits } from './upload-places.ts';
import { verificationProblems } from './verification-problems.ts';

interface VerificationService {
  readonly http: HttpContext;
  readonly verification: Pick<Verification, 'state' | 'submit'>;
  readonly uploads: {
    /** Folder for arriving files. */
    readonly folder: string;
    readonly limits?: UploadLimits;
    readonly leastRate?: FileRules['leastRate'];
  };
}

interface Field {
  readonly name: string;
  readonly side: DocumentSide;
  readonly optional?: boolean;
}

const fieldsOf: Readonly<Record<VerificationKind, readonly Field[]>> = {
  identity: [
    { name: 'front', side: 'front' },
    { name: 'back', side: 'back', optional: true },
    { name: 'selfie', side: 'selfie' },
  ],
  bill: [{ name: 'file', side: 'bill' }],
  funds: [{ name: 'file', side: 'funds' }],
};

/** For all files that are arriving or waiting to be processed. */
const spoolBytes = 1024 * 1024 * 1024;

const atField = (path: string | undefined, reason: keyof typeof verificationProblems | 'not_found') =>
  path === undefined ? {} : { errors: [fieldRefused('verification', path, reason)] };

interface Sent {
  readonly body: NodeJS.ReadableStream;
  readonly headers: IncomingHttpHeaders;
}

type Taking = Pick<FileRules, 'keep' | 'leastRate' | 'signal'>;

const readUploads = async ({ body, headers }: Sent, kind: VerificationKind, taking: Taking) => {
  const fields = fieldsOf[kind];
  const read = await readFiles(body, headers, {
    fields: fields.map(({ name }) => name),
    maximumBytes: documentRules.maximumBytes,
    ...taking,
  });
  if (!read.ok) {
    const { reason, field } = read;
    if (reason === 'malformed') return refuse('malformed_request');
    if (reason === 'too_slow') return refuse('upload_too_slow');
    if (reason === 'no_room' || reason === 'gave_way') return refuse('uploads_busy', { retryAfterS: 5 });
    if (reason === 'too_large') return refuse('document_too_large', atField(field, 'document_too_large'));
    return refuse('invalid_request', field === undefined ? {} : { errors: [fieldError(field, 'unknown_field')] });
  }
  const missing = fields.filter(({ name, optional }) => optional !== true && !read.files.has(name));
  if (missing.length > 0) {
    await dropAll(read.files.values());
    return refuse('document_missing', { errors: missing.map(({ name }) => fieldError(name, 'missing')) });
  }
  return fields.flatMap(({ name, side }) => {
    const file: SentFile | undefined = read.files.get(name);
    return file === undefined ? [] : [{ side, file }];
  });
};

export const verificationRoutes = (
  app: FastifyInstance,
  { http, verification, uploads: { folder, limits = uploadLimits, leastRate } }: VerificationService,
): void => {
  const service = { http, problems: verificationProblems };
  const places = createUploadPlaces(limits);
  const keep = createSpool(folder, spoolBytes);

  const stateOf = async (playerId: PlayerId, kind: VerificationKind) => {
    const { status, refused, asked, submittedAt, decidedAt } = await verification.state(playerId, kind);
    return {
      status,
      verified: status === 'verified',
      ...(refused === undefined ? {} : { ...refused, reason: refusalText(refusalTexts, refused) }),
      ...(asked === undefined ? {} : { asked }),
      ...(submittedAt === undefined ? {} : { submittedAt: submittedAt.toISOString() }),
      ...(decidedAt === undefined ? {} : { decidedAt: decidedAt.toISOString() }),
    };
  };

  const submitFiles = async (
    playerId: PlayerId,
    kind: VerificationKind,
    sent: readonly { side: DocumentSide; file: SentFile }[],
  ) => {
    const uploads = await Promise.all(
      sent.map(async ({ side, file }) => ({ side, name: file.name, bytes: await file.read() })),
    );
    const submitted = await verification.submit({ playerId, kind, uploads });
    if (submitted.ok) return answer(201, await stateOf(playerId, kind));
    const field = 'side' in submitted ? fieldsOf[kind].find(({ side }) => side === submitted.side)?.name : undefined;
    return refuse(submitted.reason, atField(field, submitted.reason));
  };

  const submit = async (playerId: PlayerId, kind: VerificationKind, request: Sent, signal: AbortSignal) => {
    const sent = await readUploads(request, kind, { keep, leastRate, signal });
    if ('kind' in sent) return sent;
    try {
      return await places.lookAt(() => submitFiles(playerId, kind, sent));
    } finally {
      await dropAll(sent.map(({ file }) => file));
    }
  };

  const take = async (playerId: PlayerId, kind: VerificationKind, request: Sent & { readonly client: Client }) => {
    const { ip } = request.client;
    const from = { playerId, network: networkOf(ip), site: siteOf(ip) ?? networkOf(ip) };
    const taken = await places.send(from, (signal) => submit(playerId, kind, request, signal));
    if (taken.entrance === 'in') return taken.result;
    return refuse(taken.entrance, taken.entrance === 'upload_under_way' ? {} : { retryAfterS: 5 });
  };

  route(app, service, getIdVerification, async ({ player }) => answer(200, await stateOf(player.playerId, 'identity')));
  route(app, service, getBillVerification, async ({ player }) => answer(200, await stateOf(player.playerId, 'bill')));
  route(app, service, getFundsVerification, async ({ player }) => answer(200, await stateOf(player.playerId, 'funds')));
  route(app, service, postFundsVerification, ({ player, ...request }) => take(player.playerId, 'funds', request));
  route(app, service, postIdVerification, ({ player, ...request }) => take(player.playerId, 'identity', request));
  route(app, service, postBillVerification, ({ player, ...request }) => take(player.playerId, 'bill', request));
};

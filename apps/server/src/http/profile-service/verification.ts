/** Papers: their state, and handing them in. */
import {
  getBillVerification,
  getFundsVerification,
  getIdVerification,
  paperRules,
  postBillVerification,
  postFundsVerification,
  postIdVerification,
  type PaperSide,
  type VerificationKind,
} from '@carmine/contract';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Verification } from '../../modules/compliance/index.ts';
import type { PlayerId } from '../../platform/ids.ts';
import { answer, refuse } from '../answer.ts';
import type { Floor } from '../floor.ts';
import { readFiles, type SentFile } from '../read-files.ts';
import { route } from '../route.ts';
import { verificationProblems } from './verification-problems.ts';

interface VerificationService {
  readonly floor: Floor;
  readonly verification: Pick<Verification, 'state' | 'submit'>;
}

interface Field {
  readonly name: string;
  readonly side: PaperSide;
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

/** Each may hold three files of 10 MB in memory. */
const uploadsAtOnce = 8;

const atField = (path: string, message: string) => ({ errors: [{ path, message }] });

const readUploads = async (body: NodeJS.ReadableStream, headers: IncomingHttpHeaders, kind: VerificationKind) => {
  const fields = fieldsOf[kind];
  const read = await readFiles(body, headers, {
    fields: fields.map(({ name }) => name),
    maximumBytes: paperRules.maximumBytes,
  });
  if (!read.ok) {
    const { reason, field } = read;
    if (reason === 'malformed') return refuse('malformed_request');
    const where = field === undefined ? {} : atField(field, reason === 'too_large' ? 'Too large' : 'Unexpected field');
    return refuse(reason === 'too_large' ? 'paper_too_large' : 'invalid_request', where);
  }
  const missing = fields.filter(({ name, optional }) => optional !== true && !read.files.has(name));
  if (missing.length > 0)
    return refuse('paper_missing', { errors: missing.map(({ name }) => ({ path: name, message: 'Missing' })) });
  return fields.flatMap(({ name, side }) => {
    const file: SentFile | undefined = read.files.get(name);
    return file === undefined ? [] : [{ side, ...file }];
  });
};

export const verificationRoutes = (app: FastifyInstance, { floor, verification }: VerificationService): void => {
  const service = { floor, problems: verificationProblems };
  const uploading = new Map<PlayerId, Promise<unknown>>();
  const waiting = new Set<PlayerId>();

  const stateOf = async (playerId: PlayerId, kind: VerificationKind) => {
    const { status, reason, asked, submittedAt, decidedAt } = await verification.state(playerId, kind);
    return {
      status,
      verified: status === 'verified',
      ...(reason === undefined ? {} : { reason }),
      ...(asked === undefined ? {} : { asked }),
      ...(submittedAt === undefined ? {} : { submittedAt: submittedAt.toISOString() }),
      ...(decidedAt === undefined ? {} : { decidedAt: decidedAt.toISOString() }),
    };
  };

  const submit = async (
    playerId: PlayerId,
    kind: VerificationKind,
    { body, headers }: { body: NodeJS.ReadableStream; headers: IncomingHttpHeaders },
  ) => {
    const uploads = await readUploads(body, headers, kind);
    if ('kind' in uploads) return uploads;
    const submitted = await verification.submit({ playerId, kind, uploads });
    if (submitted.ok) return answer(201, await stateOf(playerId, kind));
    const field = 'side' in submitted ? fieldsOf[kind].find(({ side }) => side === submitted.side)?.name : undefined;
    const extra =
      field === undefined ? {} : atField(field, verificationProblems[submitted.reason as 'paper_empty'].message);
    return refuse(submitted.reason, extra);
  };

  /**
   * One upload of a player at a time, and only so many of all: what is being read lies in memory. One more of the player's
   * waits unread: the page hears that papers have arrived a moment before their own answer, and the next ones come at once.
   */
  const inTurn = async <T>(playerId: PlayerId, work: () => Promise<T>) => {
    const before = uploading.get(playerId);
    if (before !== undefined) {
      if (waiting.has(playerId)) return refuse('upload_under_way');
      waiting.add(playerId);
      await before;
      waiting.delete(playerId);
    }
    if (uploading.size >= uploadsAtOnce) return refuse('uploads_busy', { retryAfterS: 5 });
    const upload = work().finally(() => uploading.delete(playerId));
    uploading.set(playerId, Promise.allSettled([upload]));
    return upload;
  };

  route(app, service, getIdVerification, async ({ player }) => answer(200, await stateOf(player.playerId, 'identity')));
  route(app, service, getBillVerification, async ({ player }) => answer(200, await stateOf(player.playerId, 'bill')));
  route(app, service, getFundsVerification, async ({ player }) => answer(200, await stateOf(player.playerId, 'funds')));
  route(app, service, postFundsVerification, ({ player, ...request }) =>
    inTurn(player.playerId, () => submit(player.playerId, 'funds', request)),
  );
  route(app, service, postIdVerification, ({ player, ...request }) =>
    inTurn(player.playerId, () => submit(player.playerId, 'identity', request)),
  );
  route(app, service, postBillVerification, ({ player, ...request }) =>
    inTurn(player.playerId, () => submit(player.playerId, 'bill', request)),
  );
};

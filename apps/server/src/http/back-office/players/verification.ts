/** Identity documents for operators. Views are audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/players/verification';
import type { BodyOf } from '@carmine/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

type CaseView = NonNullable<Awaited<ReturnType<BackOfficeService['modules']['verification']['readCase']>>>;
type CaseHead = Awaited<ReturnType<BackOfficeService['modules']['verification']['cases']>>['items'][number];

const shownHead = ({ http: { ids } }: BackOfficeService, head: CaseHead, names: OperatorNames) => ({
  id: ids.encode('ver', head.id),
  player: { id: ids.encode('usr', head.playerId), name: head.name ?? '–' },
  kind: head.kind,
  status: head.status,
  stage: head.stage,
  provider: head.provider,
  createdAt: head.createdAt.toISOString(),
  decidedAt: head.decidedAt?.toISOString() ?? null,
  decidedBy: head.decidedBy === undefined ? null : (names.get(head.decidedBy) ?? null),
  refusal: head.refusal ?? null,
});

const shownCase = (service: BackOfficeService, view: CaseView, names: OperatorNames) => {
  const { ids } = service.http;
  return {
    ...shownHead(service, view, names),
    details: view.details ?? null,
    detailsAtHandIn: view.detailsAtHandIn ?? null,
    detailsVersion: view.detailsVersion,
    note: view.note ?? null,
    documents: view.documents.map((document) => ({ ...document, id: ids.encode('doc', document.id) })),
    sameDocumentsOf: view.sameDocumentsOf.map((playerId) => ids.encode('usr', playerId)),
  };
};

const rulingOf = (body: BodyOf<typeof contract.decideVerification>) =>
  body.verdict === 'approve'
    ? { ruling: { status: 'verified' as const, validUntil: body.validUntil }, detailsVersion: body.detailsVersion }
    : { ruling: { status: 'rejected' as const, refusal: body.reason, note: body.note } };

export const registerVerification = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, verification } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listVerifications, async ({ query: { page, size, state }, operator }) => {
    const { items, total } = await verification.cases({ pending: state === 'pending', offset: page * size, size });
    const names = await operatorNames(service);
    const shown = items.map((head) => shownHead(service, head, names));
    await staff.record({
      operatorId: operator.id,
      action: 'verification.list',
      details: { state, players: shown.map(({ player }) => player.id) },
    });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.readVerification, async ({ params, operator }) => {
    const caseId = ids.decode('ver', params.id);
    const view = caseId === undefined ? undefined : await verification.readCase(caseId);
    if (view === undefined) return refuse('case_not_found');
    await staff.record({
      operatorId: operator.id,
      action: 'verification.read',
      subject: { kind: 'player', id: ids.encode('usr', view.playerId) },
      details: { case: params.id },
    });
    return answer(200, shownCase(service, view, await operatorNames(service)));
  });

  route(app, service, contract.readVerificationDocument, async ({ params, operator }) => {
    const caseId = ids.decode('ver', params.id);
    const documentId = ids.decode('doc', params.document);
    const document =
      caseId === undefined || documentId === undefined
        ? undefined
        : await verification.readDocument(caseId, documentId);
    if (document === undefined) return refuse('case_not_found');
    await staff.record({
      operatorId: operator.id,
      action: 'verification.read_paper',
      subject: { kind: 'player', id: ids.encode('usr', document.playerId) },
      details: { case: params.id, paper: params.document, side: document.side },
    });
    const ending = document.type === 'image/jpeg' ? 'jpg' : 'pdf';
    return answer(200, { name: `${document.side}.${ending}`, type: document.type, bytes: document.bytes });
  });

  route(app, service, contract.decideVerification, async ({ params, body, operator }) => {
    const caseId = ids.decode('ver', params.id);
    if (caseId === undefined) return refuse('case_not_found');
    const decided = await verification.decide({ caseId, operatorId: operator.id, ...rulingOf(body) });
    if (decided.ok) return answer(204);
    return refuse(decided.reason === 'not_found' ? 'case_not_found' : decided.reason);
  });
};

/** Disputes for operators. Views are audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/money/disputes';
import { evidenceRules } from '@carmine/contract/back-office/money/dispute-cases';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { arrivedOf, type Dispute, type DisputeView } from '../../../modules/payments/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { readFiles } from '../../calls/read-files.ts';
import { route } from '../../calls/route.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';
import { playersOf } from './money-answers.ts';

const headAnswer = (
  { http: { ids }, modules: { payments } }: BackOfficeService,
  dispute: Dispute,
  player: contract.OfficeDispute['player'],
): contract.OfficeDispute => ({
  ...{ id: ids.encode('dsp', dispute.id), player, deposit: ids.encode('dep', dispute.depositId) },
  methodName: payments.nameOf(dispute.gateway) ?? dispute.gateway,
  ...{ method: dispute.gateway, reference: dispute.reference ?? null, reasonCode: dispute.reason ?? null },
  ...{
    amount: formatAmount(money(dispute.currency, dispute.amount)),
    currency: dispute.currency,
    status: dispute.state,
  },
  ...{ dueAt: dispute.dueAt?.toISOString() ?? null, createdAt: dispute.createdAt.toISOString() },
});

const nameIn = (names: OperatorNames, id: OperatorId | undefined): string | null =>
  id === undefined ? null : (names.get(id) ?? '–');

const evidenceAnswer = (
  { http: { ids } }: BackOfficeService,
  item: DisputeView['evidence'][number],
  names: OperatorNames,
): contract.OfficeEvidence => ({
  ...{ id: ids.encode('evi', item.id), addedBy: names.get(item.addedBy) ?? '–', at: item.createdAt.toISOString() },
  ...('fact' in item
    ? { fact: { kind: item.fact, text: item.text } }
    : { document: { name: item.name, type: item.type, size: item.size } }),
});

const viewAnswer = async (
  service: BackOfficeService,
  view: DisputeView,
  self: OperatorId,
): Promise<contract.OfficeDisputeView> => {
  const { dispute, deposit, rulings, steps } = view;
  const [player, names] = await Promise.all([playersOf(service, [dispute.playerId]), operatorNames(service)]);
  return {
    ...headAnswer(service, dispute, player(dispute.playerId)),
    depositAmount: formatAmount(money(deposit.currency, arrivedOf(deposit).amount)),
    depositStatus: deposit.state,
    ...{ openedBy: nameIn(names, dispute.openedBy), openedBecause: dispute.openedBecause ?? null },
    ...{ way: dispute.way ?? null, answeredBy: nameIn(names, dispute.answeredBy) },
    answeredAt: dispute.answeredAt?.toISOString() ?? null,
    ...{
      refused: dispute.refusedBecause !== undefined,
      decidedBy: dispute.decidedBy ?? null,
      byGateway: view.byGateway,
    },
    evidence: view.evidence.map((item) => evidenceAnswer(service, item, names)),
    steps: steps.map(({ to, at }) => ({ to, at: at.toISOString() })),
    rulings: rulings.map(({ operatorId, verdict, reason, at }) => ({
      ...{ operator: names.get(operatorId) ?? '–', self: operatorId === self, verdict, reason, at: at.toISOString() },
    })),
  };
};

const about = ({ http: { ids } }: BackOfficeService, playerId: Dispute['playerId']) =>
  ({ subject: { kind: 'player', id: ids.encode('usr', playerId) } }) as const;

/** What is gathered, and its files. */
const registerEvidence = (app: FastifyInstance, service: BackOfficeService): void => {
  const { disputes, staff } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.addDisputeFact, async ({ params, body: { fact }, operator }) => {
    const id = ids.decode('dsp', params.id);
    if (id === undefined) return refuse('dispute_not_found');
    const added = await disputes.addFact({ id, operatorId: operator.id, fact });
    return added.ok ? answer(204) : refuse(added.reason);
  });

  route(app, service, contract.addDisputeDocument, async ({ params, body, headers, operator }) => {
    const id = ids.decode('dsp', params.id);
    if (id === undefined) return refuse('dispute_not_found');
    const read = await readFiles(body, headers, { fields: ['file'], maximumBytes: evidenceRules.maximumBytes });
    if (!read.ok) return refuse(read.reason === 'too_large' ? 'document_too_large' : 'document_unreadable');
    const file = read.files.get('file');
    const bytes = (await file?.read()) ?? Buffer.alloc(0);
    const added = await disputes.addDocument({ id, operatorId: operator.id, name: file?.name ?? '', bytes });
    return added.ok ? answer(204) : refuse(added.reason);
  });

  route(app, service, contract.removeDisputeEvidence, async ({ params, operator }) => {
    const [id, item] = [ids.decode('dsp', params.id), ids.decode('evi', params.item)];
    if (id === undefined || item === undefined) return refuse('dispute_not_found');
    const removed = await disputes.removeEvidence({ id, operatorId: operator.id, item });
    return removed.ok ? answer(204) : refuse(removed.reason);
  });

  route(app, service, contract.readDisputeDocument, async ({ params, operator }) => {
    const [id, item] = [ids.decode('dsp', params.id), ids.decode('evi', params.item)];
    const document = id === undefined || item === undefined ? undefined : await disputes.document(id, item);
    if (document === undefined) return refuse('dispute_not_found');
    await staff.record({
      ...{ operatorId: operator.id, action: 'dispute.read_document', ...about(service, document.playerId) },
      details: { dispute: params.id, item: params.item },
    });
    const ending = document.type === 'image/jpeg' ? 'jpg' : 'pdf';
    return answer(200, { name: `evidence.${ending}`, type: document.type, bytes: document.bytes });
  });

  route(app, service, contract.readDisputeBundle, async ({ params, operator }) => {
    const id = ids.decode('dsp', params.id);
    const bundle = id === undefined ? undefined : await disputes.bundle(id);
    if (bundle === undefined) return refuse('dispute_not_found');
    await staff.record({
      ...{ operatorId: operator.id, action: 'dispute.read_bundle', ...about(service, bundle.playerId) },
      details: { dispute: params.id },
    });
    return answer(200, { name: bundle.name, type: 'text/html; charset=utf-8', bytes: bundle.bytes });
  });
};

const registerDecisions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { disputes } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.openDispute, async ({ params, body, operator }) => {
    const depositId = ids.decode('dep', params.id);
    if (depositId === undefined) return refuse('deposit_not_found');
    const { amount, currency, reference, reasonCode, dueAt, reason } = body;
    const parsed = parseAmount(currency, amount);
    if (!parsed.ok || parsed.money.subunits === 0n) return refuse('amount_invalid');
    const opened = await disputes.openByLetter({
      ...{ depositId, operatorId: operator.id, because: reason, amount: parsed.money, reference, reason: reasonCode },
      dueAt: dueAt === undefined ? undefined : new Date(dueAt),
    });
    return opened.ok ? answer(201, { id: ids.encode('dsp', opened.id) }) : refuse(opened.reason);
  });

  route(app, service, contract.representDispute, async ({ params, body: { way }, operator }) => {
    const id = ids.decode('dsp', params.id);
    if (id === undefined) return refuse('dispute_not_found');
    const started = await disputes.represent({ id, operatorId: operator.id, way });
    return started.ok ? answer(204) : refuse(started.reason);
  });

  route(app, service, contract.acceptDispute, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('dsp', params.id);
    if (id === undefined) return refuse('dispute_not_found');
    const accepted = await disputes.accept({ id, operatorId: operator.id, reason });
    return accepted.ok ? answer(204) : refuse(accepted.reason);
  });

  route(app, service, contract.ruleDispute, async ({ params, body: { outcome, reason }, operator }) => {
    const id = ids.decode('dsp', params.id);
    if (id === undefined) return refuse('dispute_not_found');
    const ruled = await disputes.ruleOutcome({ id, operatorId: operator.id, outcome, reason });
    return ruled.ok ? answer(200, { status: ruled.state, more: ruled.more }) : refuse(ruled.reason);
  });
};

export const registerDisputes = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, disputes } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listDisputes, async ({ query: { queue, page, size }, operator }) => {
    const { items, total } = await disputes.queue(queue, { page, size });
    const player = await playersOf(
      service,
      items.map(({ playerId }) => playerId),
    );
    const shown = items.map((one) => headAnswer(service, one, player(one.playerId)));
    const players = [...new Set(shown.map((one) => one.player.id))];
    await staff.record({ operatorId: operator.id, action: 'dispute.list', details: { queue, players } });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.readDispute, async ({ params, operator }) => {
    const id = ids.decode('dsp', params.id);
    const view = id === undefined ? undefined : await disputes.view(id);
    if (view === undefined) return refuse('dispute_not_found');
    await staff.record({
      ...{ operatorId: operator.id, action: 'dispute.read', ...about(service, view.dispute.playerId) },
      details: { dispute: params.id },
    });
    return answer(200, await viewAnswer(service, view, operator.id));
  });

  registerEvidence(app, service);
  registerDecisions(app, service);
};

/** Support conversations for operators. Views are audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/support';
import type { FastifyInstance } from 'fastify';
import type { NamedThread } from '../../../modules/support/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

type Names = ReadonlyMap<OperatorId, string>;

const operatorNames = async ({ modules: { staff } }: BackOfficeService): Promise<Names> =>
  new Map((await staff.operators()).map(({ id, name, email }) => [id, name === '' ? email : name]));

const shownHead = ({ http: { ids } }: BackOfficeService, thread: NamedThread, names: Names) => ({
  id: ids.encode('thr', thread.id),
  player: thread.playerId === undefined ? null : { id: ids.encode('usr', thread.playerId), name: thread.name ?? '–' },
  skin: thread.skin,
  status: thread.status,
  waitingSince: thread.waitingSince?.toISOString() ?? null,
  lastAt: thread.lastAt.toISOString(),
  operator: thread.operatorId === undefined ? null : (names.get(thread.operatorId) ?? null),
});

/** The audit subject: the player, or a visitor's conversation. */
const subjectOf = ({ http: { ids } }: BackOfficeService, { id, playerId }: Pick<NamedThread, 'id' | 'playerId'>) =>
  playerId === undefined
    ? ({ kind: 'conversation', id: ids.encode('thr', id) } as const)
    : ({ kind: 'player', id: ids.encode('usr', playerId) } as const);

const registerViews = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, support } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listThreads, async ({ query: { page, size, state }, operator }) => {
    const { items, total } = await support.queue({ state, offset: page * size, size });
    const names = await operatorNames(service);
    const shown = items.map((thread) => shownHead(service, thread, names));
    const players = shown.flatMap(({ player }) => (player === null ? [] : [player.id]));
    await staff.record({ operatorId: operator.id, action: 'support.list', details: { state, players } });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.supportPulse, async ({ query }) => {
    const thread = query.thread === undefined ? undefined : ids.decode('thr', query.thread);
    const { waiting, queueAt, threadAt } = await support.pulse(thread);
    return answer(200, {
      waiting,
      queueAt: queueAt?.toISOString() ?? null,
      threadAt: threadAt?.toISOString() ?? null,
    });
  });

  route(app, service, contract.readThread, async ({ params, operator }) => {
    const threadId = ids.decode('thr', params.id);
    const view = threadId === undefined ? undefined : await support.thread(threadId);
    if (view === undefined) return refuse('thread_not_found');
    const { thread, messages } = view;
    await staff.record({
      ...{ operatorId: operator.id, action: 'support.read', subject: subjectOf(service, thread) },
      details: { conversation: params.id },
    });
    const names = await operatorNames(service);
    const head = shownHead(service, thread, names);
    return answer(200, {
      ...head,
      page: thread.page ?? null,
      profile: head.player === null ? null : `/players/${head.player.id}?skin=${thread.skin}`,
      messages: messages.map(({ id, author, operatorId, text, at }) => ({
        ...{ id: ids.encode('msg', id), author, text, at: at.toISOString() },
        by: operatorId === undefined ? null : (names.get(operatorId) ?? null),
      })),
    });
  });
};

export const registerSupport = (app: FastifyInstance, service: BackOfficeService): void => {
  const { support } = service.modules;
  const { ids } = service.http;
  registerViews(app, service);

  route(app, service, contract.answerThread, async ({ params, body, operator, idempotencyKey }) => {
    const id = ids.decode('thr', params.id);
    if (id === undefined) return refuse('thread_not_found');
    const reply = { id, operatorId: operator.id, text: body.text, clientKey: idempotencyKey };
    const answered = await support.answer(reply);
    if (answered === 'answered') return answer(204);
    return refuse(answered === 'closed' ? 'thread_closed' : 'thread_not_found');
  });

  route(app, service, contract.closeThread, async ({ params, operator }) => {
    const id = ids.decode('thr', params.id);
    const closed = id === undefined ? 'not_found' : await support.close(id, operator.id);
    if (closed === 'closed') return answer(204);
    return refuse(closed === 'not_found' ? 'thread_not_found' : 'thread_closed');
  });
};

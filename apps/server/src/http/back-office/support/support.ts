/** Conversations as operators see them. A look is in the audit log before the answer leaves, an answer together with it. */
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

const shownHead = ({ floor: { ids } }: BackOfficeService, thread: NamedThread, names: Names) => ({
  id: ids.encode('thr', thread.id),
  player: thread.playerId === undefined ? null : { id: ids.encode('usr', thread.playerId), name: thread.name ?? '–' },
  skin: thread.skin,
  status: thread.status,
  waitingSince: thread.waitingSince?.toISOString() ?? null,
  lastAt: thread.lastAt.toISOString(),
  operator: thread.operatorId === undefined ? null : (names.get(thread.operatorId) ?? null),
});

/** What the audit log names: the player, or the conversation of somebody unknown. */
const subjectOf = ({ floor: { ids } }: BackOfficeService, { id, playerId }: Pick<NamedThread, 'id' | 'playerId'>) =>
  playerId === undefined
    ? { kind: 'conversation', id: ids.encode('thr', id) }
    : { kind: 'player', id: ids.encode('usr', playerId) };

const found = async ({ floor, modules }: BackOfficeService, id: string) => {
  const threadId = floor.ids.decode('thr', id);
  return threadId === undefined ? undefined : modules.support.thread(threadId);
};

const registerLooks = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, support } = service.modules;
  const { ids } = service.floor;

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
    const view = await found(service, params.id);
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
  const { staff, support } = service.modules;
  registerLooks(app, service);

  route(app, service, contract.answerThread, async ({ params, body, operator, idempotencyKey }) => {
    const view = await found(service, params.id);
    if (view === undefined) return refuse('thread_not_found');
    const answered = await support.answer({
      ...{ id: view.thread.id, operatorId: operator.id, text: body.text, clientKey: idempotencyKey },
      // What was said stays with the conversation, where it is erased with its player.
      also: (sql) =>
        staff.recordWithin(sql, {
          ...{ operatorId: operator.id, action: 'support.answer', subject: subjectOf(service, view.thread) },
          details: { conversation: params.id },
        }),
    });
    if (answered === 'answered') return answer(204);
    return refuse(answered === 'closed' ? 'thread_closed' : 'thread_not_found');
  });

  route(app, service, contract.closeThread, async ({ params, operator }) => {
    const view = await found(service, params.id);
    if (view === undefined) return refuse('thread_not_found');
    const closed = await support.close(view.thread.id, (sql) =>
      staff.recordWithin(sql, {
        ...{ operatorId: operator.id, action: 'support.close', subject: subjectOf(service, view.thread) },
        details: { conversation: params.id },
      }),
    );
    return closed ? answer(204) : refuse('thread_closed');
  });
};

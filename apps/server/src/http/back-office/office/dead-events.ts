/** Dead events: list, retry, discard. */
import * as contract from '@carmine/contract/back-office/events';
import type { FastifyInstance } from 'fastify';
import type { DeadEvent } from '../../../platform/events/dead-events.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

const shown = (ids: Ids, { id, topic, version, key, problem, ...at }: DeadEvent): contract.DeadEvent => ({
  ...{ id: ids.encode('evt', id), topic, version, key, problem },
  publishedAt: at.publishedAt.toISOString(),
  diedAt: at.diedAt.toISOString(),
  discardedAt: at.discardedAt?.toISOString() ?? null,
});

export const registerDeadEvents = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff } = service.modules;
  const { ids } = service.http;
  const { deadEvents } = staff;

  route(app, service, contract.listDeadEvents, async ({ query: { page, size, list }, operator }) => {
    const { items, total } = await deadEvents.list({ discarded: list === 'discarded', offset: page * size, size });
    await staff.record({ operatorId: operator.id, action: 'event.list', details: { list } });
    return answer(200, { items: items.map((one) => shown(ids, one)), page, size, total });
  });

  route(app, service, contract.readDeadEvent, async ({ params, operator }) => {
    const id = ids.decode('evt', params.id);
    const found = id === undefined ? undefined : await deadEvents.find(id);
    if (found === undefined) return refuse('event_not_found');
    await staff.record({ operatorId: operator.id, action: 'event.read', subject: { kind: 'event', id: params.id } });
    return answer(200, { ...shown(ids, found), payload: found.payload });
  });

  route(app, service, contract.retryDeadEvent, async ({ params, operator }) => {
    const id = ids.decode('evt', params.id);
    const done = id !== undefined && (await deadEvents.retry({ id, by: operator.id }));
    return done ? answer(204) : refuse('event_not_found');
  });

  route(app, service, contract.discardDeadEvent, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('evt', params.id);
    const done = id !== undefined && (await deadEvents.discard({ id, by: operator.id, reason }));
    return done ? answer(204) : refuse('event_not_found');
  });
};

/** The stop that broken books put on every cash-out. Who ended it, and why, is in the audit log. */
import * as contract from '@carmine/contract/back-office';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../answer.ts';
import { route } from '../route.ts';
import type { BackOfficeService } from './service.ts';

export const registerBooks = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, desk } = service.modules;

  route(app, service, contract.readCashOutStop, async () => {
    const stopped = await desk.stopped();
    return answer(200, { stop: stopped === undefined ? null : { ...stopped, since: stopped.since.toISOString() } });
  });

  route(app, service, contract.resumeCashOuts, async ({ body: { reason }, operator }) => {
    const stopped = await desk.stopped();
    const resumed = await desk.resume((sql) =>
      staff.recordWithin(sql, {
        operatorId: operator.id,
        action: 'payments.resume',
        details: { reason, stoppedFor: stopped?.reason ?? null },
      }),
    );
    return resumed ? answer(204) : refuse('books_broken');
  });
};

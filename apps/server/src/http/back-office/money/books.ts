/** The stop of all withdrawals, and the alarm shown to every operator. Who set and ended a stop, and why, is audited. */
import * as contract from '@carmine/contract/back-office/money/books';
import type { FastifyInstance } from 'fastify';
import type { StopEnding } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { createRulingAnswers } from './money-answers.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

const refused = {
  broken: 'books_broken',
  none: 'not_stopped',
  repeated: 'own_word',
  not_allowed: 'not_allowed',
} as const;

const isRefused = (ending: StopEnding): ending is keyof typeof refused => ending in refused;

export const registerBooks = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk } = service.modules;

  route(app, service, contract.readCashOutStop, async ({ operator }) => {
    const [stopped, approvals] = await Promise.all([desk.stopped(), desk.stopApprovals()]);
    if (stopped === undefined) return answer(200, { stop: null });
    const rulingAnswers = await createRulingAnswers(service, operator.id);
    return answer(200, {
      stop: {
        ...{ reason: stopped.reason, since: stopped.since.toISOString(), booksBroken: stopped.booksBroken },
        stoppedBy: stopped.stoppedBy === null ? null : ((await operatorNames(service)).get(stopped.stoppedBy) ?? null),
        approvals: rulingAnswers(approvals),
      },
    });
  });

  route(app, service, contract.readHouseAlarms, async () => {
    const stopped = await desk.stopped();
    return answer(200, {
      stopped: stopped === undefined ? null : { since: stopped.since.toISOString(), booksBroken: stopped.booksBroken },
    });
  });

  route(app, service, contract.stopWithdrawals, async ({ body: { reason }, operator }) => {
    const outcome = await desk.stop({ operatorId: operator.id, reason });
    if (outcome === 'stopped') return answer(204);
    return refuse(outcome === 'already' ? 'stopped_already' : 'not_allowed');
  });

  route(app, service, contract.resumeCashOuts, async ({ body: { reason }, operator }) => {
    const ending = await desk.resume({ operatorId: operator.id, reason });
    return isRefused(ending) ? refuse(refused[ending]) : answer(200, { ended: ending === 'ended' });
  });
};

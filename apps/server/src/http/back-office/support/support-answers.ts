/** Canned answers. */
import * as contract from '@carmine/contract/back-office/support';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

export const registerSupportAnswers = (app: FastifyInstance, service: BackOfficeService): void => {
  const { support } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listCannedAnswers, async () =>
    answer(
      200,
      (await support.cannedAnswers()).map(({ id, ...rest }) => ({ ...rest, id: ids.encode('ans', id) })),
    ),
  );

  route(app, service, contract.saveCannedAnswer, async ({ body, operator }) => {
    const made = await support.saveCannedAnswer({ ...body, operatorId: operator.id });
    if (made === undefined) return refuse('answer_exists');
    const { id, ...saved } = made;
    return answer(200, { ...saved, id: ids.encode('ans', id) });
  });

  route(app, service, contract.deleteCannedAnswer, async ({ params, operator }) => {
    const id = ids.decode('ans', params.id);
    const deleted = id !== undefined && (await support.deleteCannedAnswer(id, operator.id));
    return deleted ? answer(204) : refuse('answer_not_found');
  });
};

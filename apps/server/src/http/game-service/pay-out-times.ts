/** Actual durations of withdrawals, public. */
import { getPayOutTimes } from '@carmine/contract/payments/pay-out-times';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../database/database.ts';
import { readPayOutTimes } from '../../modules/payments/index.ts';
import { answer } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';

export const payOutTimeRoutes = (app: FastifyInstance, service: Service, { db }: { db: Sql }): void => {
  route(app, service, getPayOutTimes, async () =>
    answer(200, await readPayOutTimes(db), { cacheControl: 'public, max-age=300' }),
  );
};

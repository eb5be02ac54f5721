/** Promotions for visitors: what a new player is offered. */
import { listPromotions } from '@carmine/contract/promotions/promotions';
import { defaultCurrency } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Promotions } from '../../modules/promotions/index.ts';
import { answer } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';

export const publicPromotionRoutes = (
  app: FastifyInstance,
  service: Service,
  { promotions }: { readonly promotions: Promotions },
): void =>
  route(app, service, listPromotions, async ({ client, query: { language, currency = defaultCurrency } }) =>
    answer(200, await promotions.offers({ addressCountry: client.country, skin: client.skin, currency }, language)),
  );

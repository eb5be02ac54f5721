/** The player's payments, by kind of currency and direction. */
import { getCryptoPayments, getFiatPayments } from '@carmine/contract';
import { currencies, type CurrencyType } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { route } from '../route.ts';
import { depositAnswer, type PaymentService } from './payment-service.ts';

const codesOf = (type: CurrencyType) => currencies.filter((one) => one.type === type).map(({ code }) => code);

const dayMs = 86_400_000;

/** A bare date means that whole day, at both ends. */
const range = ({ from, to }: { from?: string | undefined; to?: string | undefined }): { from?: Date; to?: Date } => ({
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(new Date(to).getTime() + (to.includes('T') ? 0 : dayMs)) }),
});

export const paymentHistoryRoutes = (app: FastifyInstance, service: PaymentService): void => {
  const { payments, floor } = service;

  for (const [endpoint, type] of [
    [getFiatPayments, 'FIAT'],
    [getCryptoPayments, 'CRYPTO'],
  ] as const) {
    route(app, service, endpoint, async ({ player, params, query }) => {
      const { page, size } = query;
      // Only deposits exist so far; a player without cash-outs has an empty list of them.
      if (params.type === 'withdraw') return answer(200, { items: [], page, size, total: 0 });
      const found = await payments.history({
        playerId: player.playerId,
        currencies: codesOf(type),
        ...range(query),
        page,
        size,
      });
      return answer(200, {
        items: found.items.map((deposit) => depositAnswer(floor.ids, deposit)),
        page,
        size,
        total: Number(found.total),
      });
    });
  }
};

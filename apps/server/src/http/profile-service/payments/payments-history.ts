/** The player's payments, by type of currency and direction. */
import { getCryptoPayments, getFiatPayments } from '@carmine/contract/payments/deposits';
import { currencies, type CurrencyType } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { HistoryFilter } from '../../../modules/payments/index.ts';
import { answer } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { cashOutAnswer, coinDepositAnswer } from './coin-service.ts';
import { withNames, type PaymentService } from './payment-service.ts';

const codesOf = (type: CurrencyType) => currencies.filter((one) => one.type === type).map(({ code }) => code);

const dayMs = 86_400_000;

/** A date without time means the whole day, at both ends. */
const range = ({ from, to }: { from?: string | undefined; to?: string | undefined }): { from?: Date; to?: Date } => ({
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(new Date(to).getTime() + (to.includes('T') ? 0 : dayMs)) }),
});

export const paymentHistoryRoutes = (app: FastifyInstance, service: PaymentService): void => {
  const { payments, coins, http } = service;

  const cashOuts = async (filter: HistoryFilter) => {
    const { items, total } = await coins.history(filter);
    const ids = items.map(({ id }) => id);
    const [transactions, legs] = await Promise.all([coins.transactions(ids), coins.legs(ids)]);
    return {
      items: items.map((cashOut) =>
        withNames(payments, cashOutAnswer(http.ids, cashOut, transactions.get(cashOut.id), legs.get(cashOut.id))),
      ),
      total: Number(total),
    };
  };

  for (const [endpoint, type] of [
    [getFiatPayments, 'FIAT'],
    [getCryptoPayments, 'CRYPTO'],
  ] as const) {
    route(app, service, endpoint, async ({ player, params, query }) => {
      const { page, size } = query;
      const filter = { playerId: player.playerId, currencies: codesOf(type), ...range(query), page, size };
      if (params.type === 'withdraw') return answer(200, { ...(await cashOuts(filter)), page, size });
      const found = await payments.history(filter);
      const ids = found.items.map(({ id }) => id);
      const [details, refunds, chargeBacks] = await Promise.all([
        coins.coinDetails(ids),
        payments.refunds(ids),
        payments.chargeBacks(player.playerId, ids),
      ]);
      return answer(200, {
        items: found.items.map((deposit) => {
          const { id } = deposit;
          const shown = coinDepositAnswer(http.ids, deposit, details.get(id), refunds.get(id), chargeBacks.get(id));
          return withNames(payments, shown);
        }),
        page,
        size,
        total: Number(found.total),
      });
    });
  }
};

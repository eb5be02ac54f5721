/** Minimum amounts of a currency; default BTC. */
import { getDefaultMinimums, getMinimums, type Minimums } from '@carmine/contract/payments/wallet';
import { formatAmount, formatRate, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { Client } from '../../ports.ts';
import type { PaymentService } from './payment-service.ts';

export const minimumRoutes = (app: FastifyInstance, service: PaymentService): void => {
  const minimumsOf = async (
    currency: CurrencyCode,
    { player, client }: { player: { playerId: PlayerId } | undefined; client: Pick<Client, 'country' | 'skin'> },
  ): Promise<Minimums | undefined> => {
    const payer = { playerId: player?.playerId, addressCountry: client.country, skin: client.skin };
    const found = await service.payments.minimums(currency, payer);
    if (found === undefined) return undefined;
    return {
      currency,
      minPromotion: formatAmount(found.minPromotion),
      minDeposit: formatAmount(found.minDeposit),
      minWithdraw: formatAmount(found.minWithdraw),
      minWithdrawEur: formatAmount(found.minWithdrawEur),
      maxWithdrawEur: formatAmount(found.maxWithdrawEur),
      ...(found.maxDeposit !== undefined && { maxDeposit: formatAmount(found.maxDeposit) }),
      eurRate: formatRate(found.eurRate),
    };
  };

  route(app, service, getMinimums, async ({ params, player, client }) => {
    const found = await minimumsOf(params.currency, { player, client });
    return found === undefined ? refuse('rate_unavailable') : answer(200, found);
  });

  route(app, service, getDefaultMinimums, async ({ player, client }) => {
    const found = await minimumsOf('BTC', { player, client });
    return found === undefined ? refuse('rate_unavailable') : answer(200, found);
  });
};

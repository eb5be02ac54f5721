/** Gateways that the player can use now. */
import { getGateways } from '@carmine/contract/payments/deposits';
import { getPaymentMethods, type MethodIcon, type MethodKind } from '@carmine/contract/payments/payment-methods';
import { formatAmount, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { Client, PlayerSession } from '../../ports.ts';
import type { PaymentService } from './payment-service.ts';

const iconOf = { card: 'card', 'e-wallet': 'wallet', bank: 'bank' } as const satisfies Record<MethodKind, MethodIcon>;

export const gatewayRoutes = (app: FastifyInstance, service: PaymentService): void => {
  const usable = (request: { player: PlayerSession; query: { currency?: CurrencyCode | undefined }; client: Client }) =>
    service.payments.gateways({
      playerId: request.player.playerId,
      addressCountry: request.client.country,
      ...(request.query.currency === undefined ? {} : { currency: request.query.currency }),
    });

  route(app, service, getGateways, async (request) => {
    const found = (await usable(request)).map(({ gateway }) => gateway);
    const codes = found.map(({ code }) => code);
    return answer(200, found.some(({ kind }) => kind === 'card') ? [...codes, 'CREDIT_CARD'] : codes);
  });

  route(app, service, getPaymentMethods, async (request) =>
    answer(
      200,
      (await usable(request)).map(({ gateway, least, most, slowMinutes }) => {
        const { code, path, name, kind, presentation, alternatives = [], requiredDetails, rules, terms } = gateway;
        const { icon = iconOf[kind] } = gateway;
        return {
          ...{ code, path, name, kind, icon, presentation, ...terms },
          ...{ alternatives: [...alternatives], requiredDetails: [...requiredDetails] },
          currencies: [...rules.currencies],
          ...(slowMinutes !== undefined && { slowMinutes }),
          ...(least !== undefined && { minDeposit: formatAmount(least) }),
          ...(most !== undefined && { maxDeposit: formatAmount(most) }),
        };
      }),
    ),
  );
};

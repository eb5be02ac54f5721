/** Which gateways the player can use now. */
import { cardTiers, type GatewayCode, gatewayCodes, getGateways } from '@carmine/contract/deposits';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { PaymentService } from './payment-service.ts';

const isTier = (code: GatewayCode): boolean => cardTiers.some((tier) => tier.code === code);

export const gatewayRoutes = (app: FastifyInstance, service: PaymentService): void => {
  route(app, service, getGateways, async ({ player, query, client }) => {
    const found = await service.payments.gateways({
      playerId: player.playerId,
      addressCountry: client.country,
      ...(query.currency === undefined ? {} : { currency: query.currency }),
    });
    const codes = gatewayCodes.filter((code) => found.includes(code));
    return answer(200, codes.some(isTier) ? [...codes, 'CREDIT_CARD'] : codes);
  });
};

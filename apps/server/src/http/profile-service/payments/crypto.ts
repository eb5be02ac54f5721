/** Crypto deposits: requesting an address. */
import { addressOf } from '@carmine/contract/call';
import { postCryptoDeposit } from '@carmine/contract/payments/crypto';
import { getCardPurchaseFrame } from '@carmine/contract/payments/onramps';
import { formatAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Coins, OnRamps } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import { fieldError } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import { coinDepositProblems } from './cash-out-problems.ts';
import { tooManyCodes } from './guessed-codes.ts';

export const cryptoRoutes = (
  app: FastifyInstance,
  { http, coins, onRamps }: { http: HttpContext; coins: Coins; onRamps: OnRamps },
): void => {
  const service = { http, problems: coinDepositProblems };

  route(app, service, postCryptoDeposit, async ({ player, body, client }) => {
    const guessed = await tooManyCodes(http, { player, body, client });
    if (guessed !== undefined) return guessed;
    const issued = await coins.issueAddress({
      playerId: player.playerId,
      currency: body.currency,
      ...{ addressCountry: client.country, skin: client.skin },
      ...(body.promotionCoupon ? { coupon: body.promotionCoupon } : {}),
    });
    if (!issued.ok) {
      if (issued.reason !== 'profile_incomplete') return refuse(issued.reason);
      const errors = issued.missing.map((path) => fieldError(path, 'needed_first'));
      return refuse('profile_incomplete', { missing: issued.missing, errors });
    }
    const { currency } = body;
    const asked = { playerId: player.playerId, currency, addressCountry: client.country };
    const beside = await onRamps.besideAddress(asked);
    return answer(201, {
      id: http.ids.encode('dep', issued.id),
      currency: body.currency,
      address: issued.address,
      minDeposit: formatAmount(issued.minDeposit),
      confirmations: issued.confirmations,
      ...(beside === undefined
        ? {}
        : { banxaCheckoutIframe: addressOf(getCardPurchaseFrame, { params: { id: beside }, query: { currency } }) }),
    });
  });
};

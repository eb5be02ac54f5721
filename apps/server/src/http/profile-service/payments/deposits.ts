/** Starting and following a fiat deposit. */
import { addressOf } from '@carmine/contract/call';
import {
  depositTypes,
  getDeposit,
  getDepositCheckout,
  getTotalDeposits,
  postGatewayDeposit,
  postTypedDeposit,
  type DepositBody,
} from '@carmine/contract/payments/deposits';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { arrivedOf, isPayable, type DepositRefusal, type DepositRequest } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { fieldError, fieldRefused, type Extra } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import type { Client, PlayerSession } from '../../ports.ts';
import { checkoutDocument } from './checkout-document.ts';
import { coinDepositAnswer, expectedAnswer } from './coin-service.ts';
import { tooManyCodes } from './guessed-codes.ts';
import { withNames, type PaymentService } from './payment-service.ts';

/** Missing details are returned as a list and as field errors. */
const extraOf = (refusal: DepositRefusal): Extra => {
  const { ok: _ok, reason, ...extra } = refusal;
  if (reason === 'profile_incomplete') {
    return { ...extra, errors: refusal.missing.map((path) => fieldError(path, 'needed_first')) };
  }
  if (reason === 'email_differs') return { errors: [fieldRefused('payments', 'email', reason)] };
  if (reason === 'payment_methods_not_offered') return { errors: [fieldRefused('payments', 'paymentMethods', reason)] };
  if (reason === 'coupon_unknown') return { errors: [fieldRefused('payments', 'promotionCoupon', reason)] };
  if (reason === 'amount_invalid' || reason === 'amount_too_large') {
    return { errors: [fieldError('amount', reason)] };
  }
  return extra;
};

interface Asked {
  readonly player: PlayerSession;
  readonly params: { readonly gateway: string };
  readonly body: DepositBody;
  readonly client: Client;
  readonly idempotencyKey: string | undefined;
}

const start = async (
  { payments, http }: Pick<PaymentService, 'payments' | 'http'>,
  asked: Asked,
  chosen: Pick<DepositRequest, 'presentation' | 'email'> = {},
) => {
  const guessed = await tooManyCodes(http, asked);
  if (guessed !== undefined) return guessed;
  const { player, params, body, client, idempotencyKey } = asked;
  const started = await payments.startDeposit({
    playerId: player.playerId,
    gateway: payments.codeOf(params.gateway) ?? params.gateway,
    ...{ amount: body.amount, currency: body.currency, ...chosen },
    ...{ addressCountry: client.country, skin: client.skin, ip: client.ip },
    ...(body.promotionCoupon ? { coupon: body.promotionCoupon } : {}),
    ...(body.paymentMethods ? { paymentMethods: body.paymentMethods } : {}),
    ...(body.language ? { language: body.language.slice(0, 2).toLowerCase() } : {}),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  if (!started.ok) return refuse(started.reason, extraOf(started));
  const { id, status, checkout } = started;
  const ownPage = `${http.publicUrl}${addressOf(getDepositCheckout, { params: { id } })}`;
  return answer(201, { id, status, ...checkout, ...(checkout.presentation === 'form' && { redirectUrl: ownPage }) });
};

export const depositRoutes = (app: FastifyInstance, service: PaymentService): void => {
  const { payments, coins, http } = service;

  route(app, service, postGatewayDeposit, (asked) => start(service, asked));

  route(app, service, postTypedDeposit, (asked) => {
    const { params, body } = asked;
    return start(service, asked, {
      presentation: depositTypes[params.type],
      ...(body.email ? { email: body.email } : {}),
    });
  });

  route(app, service, getDeposit, async ({ player, params }) => {
    const id = http.ids.decode('dep', params.id);
    if (id === undefined) return refuse('not_found');
    const deposit = await payments.deposit(player.playerId, id);
    if (deposit !== undefined) {
      const [details, refunds, chargeBacks] = await Promise.all([
        coins.coinDetails([id]),
        payments.refunds([id]),
        payments.chargeBacks(player.playerId, [id]),
      ]);
      const payment = withNames(
        payments,
        coinDepositAnswer(http.ids, deposit, details.get(id), refunds.get(id), chargeBacks.get(id)),
      );
      const { state, checkout } = deposit;
      // Players who may not deposit now, on a break or in a country that is not served, get no payment page.
      const mayPay = isPayable(state) && player.scope === 'player';
      return answer(200, mayPay && checkout !== undefined ? { ...payment, checkout } : payment);
    }
    const expected = await coins.expected(player.playerId, id);
    return expected === undefined ? refuse('not_found') : answer(200, expectedAnswer(http.ids, expected));
  });

  route(app, service, getDepositCheckout, async ({ player, params }) => {
    const id = http.ids.decode('dep', params.id);
    const payable = id === undefined ? undefined : await payments.payable(player.playerId, id);
    const document = payable && checkoutDocument(payable, new URL(http.publicUrl).origin);
    return document === undefined ? refuse('not_found') : answer(200, document);
  });

  route(app, service, getTotalDeposits, async ({ player }) => {
    const credited = await payments.credited(player.playerId);
    return answer(200, {
      deposits: credited.map((deposit) => {
        const { amount, eurCents } = arrivedOf(deposit);
        return {
          id: http.ids.encode('dep', deposit.id),
          currency: deposit.currency,
          amount: formatAmount(money(deposit.currency, amount)),
          amountEur: formatAmount(money('EUR', eurCents)),
          status: deposit.state,
          creditedAt: (deposit.creditedAt ?? deposit.updatedAt).toISOString(),
        };
      }),
    });
  });
};

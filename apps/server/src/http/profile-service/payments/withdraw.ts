/** Cash-outs of coins: asking, their price, what stands in the way, and following one. */
import {
  type CashOutChecklist,
  getCashOutChecklist,
  getCryptoWithdrawQuote,
  getWithdraw,
  postCryptoWithdraw,
  postFiatWithdraw,
  postFiatWithdrawQuote,
  postGatewayWithdraw,
} from '@carmine/contract/payments/cash-outs';
import { checklistText } from '@carmine/contract/checklist/checklist-text';
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOut, CashOutRefusal, ChecklistItem, Coins, Payments } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import { fieldError, fieldRefused, type Extra } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import { cashOutProblems } from './cash-out-problems.ts';
import { isBarred } from './barred.ts';
import { cashOutAnswer, type CoinService } from './coin-service.ts';
import { methodOf, withNames } from './payment-service.ts';

const extraOf = (refusal: CashOutRefusal): Extra => {
  const { ok: _ok, reason, ...extra } = refusal;
  if (reason === 'amount_invalid' || reason === 'amount_too_large') {
    return { errors: [fieldError('amount', reason)] };
  }
  if (reason === 'address_required' || reason === 'address_invalid') {
    return { errors: [fieldRefused('cash-outs', 'address', reason)] };
  }
  return extra;
};

const linkOf: Partial<Record<ChecklistItem['code'], string>> = {
  identity: '/profile/verification',
  address: '/profile/verification',
};

const itemAnswer = (
  { code, done, unjudged, amounts, methods = [], owed, until }: ChecklistItem,
  currency: CurrencyCode,
  { nameOf }: Pick<Payments, 'nameOf'>,
): CashOutChecklist['items'][number] => {
  const link = linkOf[code];
  const names = methods.flatMap((method) => nameOf(method) ?? []);
  const facts = {
    ...{ code, done },
    ...(unjudged && { unjudged }),
    ...(amounts.length > 0 && { amounts: [...amounts] }),
    ...(names.length > 0 && { names }),
    ...(owed && { owed: { currency: owed.currency, amount: formatAmount(owed) } }),
    ...(until && { until: until.toISOString() }),
  };
  return { ...facts, message: checklistText(facts, currency, 'UTC'), ...(link !== undefined && { link }) };
};

const checklistAnswer = (
  items: readonly ChecklistItem[],
  currency: CurrencyCode,
  payments: Pick<Payments, 'nameOf'>,
): CashOutChecklist => ({
  currency,
  payable: items.every(({ done }) => done),
  items: items.map((item) => itemAnswer(item, currency, payments)),
});

const priceRoutes = (app: FastifyInstance, service: CoinService, payments: Pick<Payments, 'nameOf'>): void => {
  const { coins } = service;

  route(app, service, getCryptoWithdrawQuote, async ({ query }) => {
    const quote = await coins.quote(query);
    if (!quote.ok) return refuse(quote.reason, extraOf(quote));
    const { amount, fee, net, amountEur, feeEur, dueAt } = quote;
    return answer(200, {
      currency: query.currency,
      amount: formatAmount(amount),
      fee: formatAmount(fee),
      net: formatAmount(net),
      amountEur: formatAmount(amountEur),
      feeEur: formatAmount(feeEur),
      dueAt: dueAt.toISOString(),
    });
  });

  route(app, service, postFiatWithdrawQuote, async ({ player, body }) => {
    const quote = await coins.fiatQuote(player.playerId, body);
    if (!quote.ok) return refuse(quote.reason, extraOf(quote));
    const { currency } = body;
    return answer(200, {
      currency,
      amount: formatAmount(quote.amount),
      amountEur: formatAmount(quote.amountEur),
      fee: formatAmount(quote.fee),
      net: formatAmount(money(currency, quote.amount.subunits - quote.fee.subunits)),
      legs: quote.legs.map(({ method, target, amount, fee }) => ({
        ...methodOf(payments, method),
        ...{ currency, target },
        amount: formatAmount(money(currency, amount)),
        fee: formatAmount(money(currency, fee)),
      })),
      dueAt: quote.dueAt.toISOString(),
      plan: quote.plan,
    });
  });

  route(app, service, getCashOutChecklist, async ({ player, client, query: { currency, amount } }) => {
    const barred = await isBarred(service.http, player, client);
    const list = await coins.checklist(player.playerId, {
      ...{ currency, barred },
      ...(amount === undefined ? {} : { amount }),
    });
    return list.ok ? answer(200, checklistAnswer(list.items, currency, payments)) : refuse(list.reason, extraOf(list));
  });
};

export const withdrawRoutes = (
  app: FastifyInstance,
  { http, coins, payments }: { http: HttpContext; coins: Coins; payments: Pick<Payments, 'nameOf' | 'codeOf'> },
): void => {
  const service: CoinService = { http, coins, problems: cashOutProblems };
  priceRoutes(app, service, payments);

  route(app, service, postCryptoWithdraw, async ({ player, client, body, idempotencyKey }) => {
    const requested = await coins.requestCashOut({
      playerId: player.playerId,
      currency: body.currency,
      amount: body.amount,
      address: body.address ?? '',
      steppedUpAt: player.steppedUpAt,
      barred: await isBarred(http, player, client),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    if (!requested.ok) return refuse(requested.reason, extraOf(requested));
    return answer(201, await shown(requested.cashOut));
  });

  const shown = async (cashOut: CashOut) => {
    const { id } = cashOut;
    const [transactions, legs, paused] = await Promise.all([
      coins.transactions([id]),
      coins.legs([id]),
      coins.paused([id]),
    ]);
    const answered = withNames(payments, cashOutAnswer(http.ids, cashOut, transactions.get(id), legs.get(id)));
    return paused.has(id) ? { ...answered, paused: true as const } : answered;
  };

  route(app, service, postFiatWithdraw, async ({ player, client, body, idempotencyKey }) => {
    const requested = await coins.requestFiat({
      ...{ playerId: player.playerId, currency: body.currency, amount: body.amount, steppedUpAt: player.steppedUpAt },
      barred: await isBarred(http, player, client),
      ...(body.plan === undefined ? {} : { plan: body.plan }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return requested.ok ? answer(201, await shown(requested.cashOut)) : refuse(requested.reason, extraOf(requested));
  });

  route(app, service, postGatewayWithdraw, async ({ player, client, params, body, idempotencyKey }) => {
    const requested = await coins.requestToEWallet({
      ...{ playerId: player.playerId, gateway: payments.codeOf(params.gateway) ?? params.gateway },
      ...{ currency: body.currency, amount: body.amount, steppedUpAt: player.steppedUpAt },
      barred: await isBarred(http, player, client),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return requested.ok ? answer(201, await shown(requested.cashOut)) : refuse(requested.reason, extraOf(requested));
  });

  route(app, service, getWithdraw, async ({ player, params }) => {
    const id = http.ids.decode('wdr', params.id);
    const cashOut = id === undefined ? undefined : await coins.cashOut(player.playerId, id);
    return cashOut === undefined ? refuse('not_found') : answer(200, await shown(cashOut));
  });
};

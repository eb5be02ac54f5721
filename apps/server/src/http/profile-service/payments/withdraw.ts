/** Withdrawals: quote, checklist, request and status. */
import {
  type CashOutChecklist,
  getCashOutChecklist,
  getCryptoWithdrawQuote,
  getWithdraw,
  postCryptoWithdraw,
  postFiatWithdraw,
  postFiatWithdrawQuote,
} from '@carmine/contract/cash-outs';
import { currency as currencyOf, moneyText, formatAmount, money, readAmount, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOut, CashOutRefusal, ChecklistItem, Coins, Payments } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import type { Extra } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import { cashOutProblems } from './cash-out-problems.ts';
import { isBarred } from './barred.ts';
import { cashOutAnswer, type CoinService } from './coin-service.ts';
import { methodOf, withNames } from './payment-service.ts';

const extraOf = (refusal: CashOutRefusal): Extra => {
  const { ok: _ok, reason, ...extra } = refusal;
  if (reason === 'amount_invalid' || reason === 'amount_too_large') {
    return { errors: [{ path: 'amount', message: 'Please enter a correct amount' }] };
  }
  if (reason === 'address_required' || reason === 'address_invalid') {
    return { errors: [{ path: 'address', message: cashOutProblems[reason].message }] };
  }
  return extra;
};

const verification = { link: '/profile/verification' };

/** `amounts`: the item's, formatted. */
type Sentence = (
  item: ChecklistItem & { readonly names?: readonly string[] },
  amounts: readonly string[],
  currency: string,
) => Omit<Said, 'code' | 'done'>;
type Said = CashOutChecklist['items'][number];

const stakedMessage = ({ done, unjudged }: ChecklistItem, [missing]: readonly string[]): string => {
  if (unjudged) return 'Deposits have to be wagered once';
  if (done) return 'Deposits wagered once';
  return missing === undefined
    ? 'A deposit has to be wagered once before it can be withdrawn'
    : `Wager ${missing} more to withdraw this amount`;
};

const fundsMessage = ({ done, unjudged }: ChecklistItem, [held]: readonly string[], currency: string): string => {
  if (held === undefined) return `Nothing to withdraw yet: there is no ${currency} in your wallet`;
  if (unjudged) return `In your wallet: ${held}`;
  return done ? `Enough in your wallet: you have ${held}` : `Not enough in your wallet: you have ${held}`;
};

/** Completed items are worded as done, others as instructions. */
const minimumMessage = ({ done, unjudged }: ChecklistItem, [least = '', all]: readonly string[]): string => {
  if (all !== undefined && done) return 'All there is: it may be less than the minimum';
  if (all !== undefined) return `At least ${least}, or all there is: ${all}`;
  return done || unjudged
    ? `At least ${least}`
    : `At least ${least}. Less stays yours in your wallet; on a break or with a closed account all of it can leave`;
};

const sentences: Readonly<Record<ChecklistItem['code'], Sentence>> = {
  paused: () => ({
    message: 'Withdrawals are paused by us for now. Your money stays yours; nothing is left for you to do',
  }),
  minimum: (item, amounts) => ({ message: minimumMessage(item, amounts) }),
  identity: ({ done }) => ({ message: done ? 'Your identity is verified' : 'Verify your identity', ...verification }),
  address: ({ done }) => ({ message: done ? 'Your address is verified' : 'Verify your address', ...verification }),
  funds: (item, amounts, currency) => ({ message: fundsMessage(item, amounts, currency) }),
  by_bank: ({ names = [] }, [sum = '']) => ({
    message:
      names.length === 0
        ? `${sum} of it is paid by bank transfer, in your verified name`
        : `${new Intl.ListFormat('en-GB').format(names)} cannot pay to you just now: ${sum} of it is paid by bank transfer, in your verified name`,
  }),
  maximum: (_item, [most = '']) => ({ message: `At most ${most} at once` }),
  staked: (item, amounts) => ({ message: stakedMessage(item, amounts) }),
  debt: ({ owed }) => ({
    message: `You owe ${owed === undefined ? 'us' : moneyText(owed)} for a deposit that was taken back. Nothing can leave until it is settled`,
  }),
  hold: ({ until = new Date(0) }) => ({
    message: `Your second factor was removed: until ${until.toUTCString()} a withdrawal waits, and then goes on by itself`,
    until: until.toISOString(),
  }),
  network_busy: () => ({
    message:
      'The network’s fee is more than half of this amount right now. It stays yours: try again when the network is quieter, or write to our support',
  }),
  network_down: () => ({ message: 'The network cannot be reached right now' }),
};

const checklistAnswer = (
  items: readonly ChecklistItem[],
  code: CurrencyCode,
  { nameOf }: Pick<Payments, 'nameOf'>,
): CashOutChecklist => {
  const { display } = currencyOf(code);
  return {
    payable: items.every(({ done }) => done),
    items: items.map((item) => ({
      ...{ code: item.code, done: item.done, ...(item.unjudged && { unjudged: item.unjudged }) },
      ...sentences[item.code](
        { ...item, names: (item.methods ?? []).flatMap((method) => nameOf(method) ?? []) },
        item.amounts.map((amount) => moneyText(readAmount(code, amount))),
        display,
      ),
    })),
  };
};

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
  { http, coins, payments }: { http: HttpContext; coins: Coins; payments: Pick<Payments, 'nameOf'> },
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
    return answer(201, await told(requested.cashOut));
  });

  const told = async (cashOut: CashOut) => {
    const { id } = cashOut;
    const [transactions, legs, paused] = await Promise.all([
      coins.transactions([id]),
      coins.legs([id]),
      coins.paused([id]),
    ]);
    const answered = withNames(payments, cashOutAnswer(http.ids, cashOut, transactions.get(id), legs.get(id)));
    return paused.has(id) ? { ...answered, paused: true as const } : answered;
  };

  route(app, service, postFiatWithdrawQuote, async ({ player, body }) => {
    const quote = await coins.fiatQuote(player.playerId, body);
    if (!quote.ok) return refuse(quote.reason, extraOf(quote));
    const { currency } = body;
    return answer(200, {
      currency,
      amount: formatAmount(quote.amount),
      amountEur: formatAmount(quote.amountEur),
      fee: formatAmount(quote.fee),
      legs: quote.legs.map(({ method, target, amount }) => ({
        ...methodOf(payments, method),
        ...{ currency, target },
        amount: formatAmount(money(currency, amount)),
      })),
      dueAt: quote.dueAt.toISOString(),
    });
  });

  route(app, service, postFiatWithdraw, async ({ player, client, body, idempotencyKey }) => {
    const requested = await coins.requestFiat({
      ...{ playerId: player.playerId, currency: body.currency, amount: body.amount, steppedUpAt: player.steppedUpAt },
      barred: await isBarred(http, player, client),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return requested.ok ? answer(201, await told(requested.cashOut)) : refuse(requested.reason, extraOf(requested));
  });

  route(app, service, getWithdraw, async ({ player, params }) => {
    const id = http.ids.decode('wdr', params.id);
    const cashOut = id === undefined ? undefined : await coins.cashOut(player.playerId, id);
    return cashOut === undefined ? refuse('not_found') : answer(200, await told(cashOut));
  });
};

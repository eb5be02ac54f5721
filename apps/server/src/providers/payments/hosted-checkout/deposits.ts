/** Deposits by the hosted-checkout protocol: answers are compared with the order before anything is taken from them. */
import { compare } from '@carmine/money';
import type { DepositGateway, DepositOrder, PaymentReport, QueryAnswer } from '../../../modules/payments/ports.ts';
import type { HostedPayment, OrderedByCall, OrderedByForm, PaymentQuery } from './protocol.ts';

type Calls = Pick<DepositGateway, 'placeDeposit' | 'queryDeposit'>;

const isFor = ({ paymentRef, playerRef, amount }: DepositOrder, payment: HostedPayment): boolean =>
  payment.paymentRef === paymentRef &&
  payment.playerRef === playerRef &&
  payment.asked?.currency === amount.currency &&
  compare(payment.asked, amount) === 0;

const isAsked = (by: PaymentQuery, payment: HostedPayment): boolean =>
  'reference' in by ? payment.reference === by.reference : payment.paymentRef === by.paymentRef;

/** Players are redirected only to the gateway's own pages. */
const leadsTo = (pageOrigin: string, { page }: HostedPayment): boolean =>
  page === undefined || new URL(page).origin === pageOrigin;

const redirectTo = (redirectUrl: string) => ({ presentation: 'redirect', redirectUrl }) as const;

const toReport = ({ asked: _asked, page, ...payment }: HostedPayment): PaymentReport => ({
  ...payment,
  checkout: page === undefined ? undefined : redirectTo(page),
});

const queryDeposit =
  ({ findPayment }: Pick<OrderedByCall, 'findPayment'>, pageOrigin: string): Calls['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const answer = await findPayment(by);
    if (answer.said === 'nothing') return { ok: false, reason: 'unreachable' };
    if (answer.said === 'unknown') return { ok: false, reason: 'payment_unknown' };
    const good =
      answer.said === 'document' && isAsked(by, answer.document) && leadsTo(pageOrigin, answer.document)
        ? answer.document
        : undefined;
    return good === undefined ? { ok: false, reason: 'answer_invalid' } : { ok: true, report: toReport(good) };
  };

export const depositsByCall = (speech: OrderedByCall, pageOrigin: string): Calls => ({
  queryDeposit: queryDeposit(speech, pageOrigin),
  placeDeposit: async (order) => {
    const answer = await speech.orderPayment(order);
    if (answer.said === 'refused') return { ok: false, reason: 'refused' };
    const placed = answer.said === 'document' && isFor(order, answer.document) ? answer.document : undefined;
    if (placed?.page === undefined || !leadsTo(pageOrigin, placed)) return { ok: false, reason: 'unknown' };
    const { reference, expiresAt, page } = placed;
    return { ok: true, reference, checkout: redirectTo(page), expiresAt };
  },
});

/** Nothing is called: the gateway's id is known once the player has arrived there. */
export const depositsByForm = (speech: OrderedByForm, pageOrigin: string): Calls => ({
  queryDeposit: queryDeposit(speech, pageOrigin),
  placeDeposit: async (order) => ({
    ...{ ok: true, reference: undefined, checkout: speech.formOf(order), expiresAt: order.expiresAt },
  }),
});

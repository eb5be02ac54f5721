/** Automated payments and queries: scripts that answer 200 whatever they have to say, in XML or in lines of their own. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { newestPaid } from '../gateway/payment.ts';
import { findPayout, leftOf, orderPayout, type WantedPayout } from '../gateway/payouts.ts';
import { transactions } from './checkout-api.ts';
import {
  accountOf,
  errorXml,
  merchant,
  numberOf,
  paymentFields,
  payoutFields,
  xml,
  type Elements,
} from './documents.ts';
import { historyOf } from './history.ts';
import { md5, signaturesOf, type SignedFields } from './signature.ts';

/** A prepared transfer or refund is executed within a quarter of an hour. */
const sessionMs = 900_000;

interface Session {
  readonly wanted: WantedPayout;
  readonly until: number;
  isExecuted: boolean;
}

type Form = Readonly<Record<string, string>>;

const isLogin = ({ email, password = '' }: Form, apiPassword: string): boolean => {
  const [given, own] = [Buffer.from(password), Buffer.from(md5(apiPassword))];
  return email === merchant.email && given.length === own.length && timingSafeEqual(given, own);
};

/** Prepares or executes; `wantedOf` says which payout a form is about, or an error. */
const createSteps = ({ payouts }: Desk, apiPassword: string, wantedOf: (form: Form) => WantedPayout | string) => {
  const sessions = new Map<string, Session>();
  const prepare = (form: Form): string => {
    if (!isLogin(form, apiPassword)) return errorXml('CANNOT_LOGIN');
    const wanted = wantedOf(form);
    if (typeof wanted === 'string') return errorXml(wanted);
    const sid = randomBytes(16).toString('hex');
    sessions.set(sid, { wanted, until: Date.now() + sessionMs, isExecuted: false });
    return xml({ sid });
  };
  const execute = ({ sid = '' }: Form, show: (id: string) => Elements): string => {
    const session = sessions.get(sid);
    if (session === undefined || session.until < Date.now()) return errorXml('SESSION_EXPIRED');
    if (session.isExecuted) return errorXml('ALREADY_EXECUTED');
    session.isExecuted = true;
    const ordered = orderPayout(payouts, session.wanted);
    if (!ordered.ok) return errorXml(ordered.reason === 'reference_used' ? 'FRN_TRN_ID_USED' : 'PAYMENT_DENIED');
    // Of two sessions under one reference the second moves nothing.
    return ordered.isNew ? xml(show(numberOf(ordered.payout.id))) : errorXml('FRN_TRN_ID_USED');
  };
  return { prepare, execute };
};

const transferOf =
  ({ payments }: Desk) =>
  ({
    bnf_email: to = '',
    amount = '',
    currency = '',
    frn_trn_id: merchantReference = '',
  }: Form): WantedPayout | string => {
    const payment = newestPaid(payments.all(), (customer) => accountOf(customer) === to);
    if (payment === undefined) return 'INVALID_BNF_EMAIL';
    return {
      ...{ idPrefix: 'so', merchantReference, payment: payment.id, to: 'account', amount, currency },
      requestHash: `${to} ${amount} ${currency}`,
    };
  };

const refundOf =
  (desk: Desk) =>
  ({ mb_transaction_id: number, amount = '', frn_trn_id: merchantReference = '' }: Form): WantedPayout | string => {
    const payment = transactions(desk.payments).find(({ id }) => numberOf(id) === number);
    if (payment?.state !== 'paid') return 'REFUND_DENIED';
    const { id, currency } = payment;
    const isTooMuch = BigInt(amount.replace('.', '')) > leftOf(desk.payouts, payment);
    if (isTooMuch && findPayout(desk.payouts, merchantReference) === undefined) return 'REFUND_DENIED';
    return { idPrefix: 'sr', merchantReference, payment: id, amount, currency, requestHash: `${id} ${amount}` };
  };

const fieldsOf = ({ payments, payouts }: Desk, form: Form) => {
  const payment = transactions(payments).find((one) =>
    form['trn_id'] === undefined ? numberOf(one.id) === form['mb_trn_id'] : one.merchantReference === form['trn_id'],
  );
  if (payment !== undefined) return paymentFields(payment);
  const payout = findPayout(payouts, form['trn_id'] ?? '');
  return payout && payoutFields(payout, payouts.payoutMs);
};

/** Registered as the real one has them. */
export const registerAutomated = (app: FastifyInstance, desk: Desk): void => {
  const [apiPassword, word] = [desk.key('api'), desk.key('webhook')];
  const transfers = createSteps(desk, apiPassword, transferOf(desk));
  const refunds = createSteps(desk, apiPassword, refundOf(desk));
  const script = (name: string, answer: (form: Form) => string, type: string): void => {
    app.post<{ Body: URLSearchParams | undefined }>(`/app/${name}`, async (request, reply: FastifyReply) =>
      reply.type(type).send(answer(Object.fromEntries(request.body ?? []))),
    );
  };
  script(
    'pay.pl',
    (form) =>
      form['action'] === 'transfer'
        ? transfers.execute(form, (id) => ({ transaction: { id, status: '1', status_msg: 'scheduled' } }))
        : transfers.prepare(form),
    'text/xml',
  );
  script(
    'refund.pl',
    (form) =>
      form['action'] === 'refund'
        ? refunds.execute(form, (id) => ({ mb_transaction_id: id, status: '0' }))
        : refunds.prepare(form),
    'text/xml',
  );
  script(
    'query.pl',
    (form) => {
      if (!isLogin(form, apiPassword)) return '401\t\tCannot login\n';
      if (form['action'] === 'history') return historyOf(desk, form);
      if (form['action'] !== 'status_trn') return '402\t\tUnknown action\n';
      const fields = fieldsOf(desk, form);
      if (fields === undefined) return `403\t\tTransaction not found: ${form['trn_id'] ?? form['mb_trn_id'] ?? ''}\n`;
      const signed = { ...fields, ...signaturesOf(word, fields satisfies SignedFields) };
      return `200\t\tOK\n${new URLSearchParams(signed).toString()}\n`;
    },
    'text/plain',
  );
};

/** Dialect `signed-header`: JSON over HTTP, every body signed in a header; the player is redirected to the gateway's page. */
import type { OutboundAnswer } from '../../../outbound-http.ts';
import { createPost, type Connection, type Dialect, type OrderedByCall, type Said } from '../protocol.ts';
import { signatureOf, verdictOf } from './signature.ts';
import { listQuestion, readList } from './statement.ts';
import { paymentOrder, payoutOrder, question, readNotice, readPayment, readPayout } from './wire.ts';

/** 401, 403: our key is wrong, not the order. 409: one exists under this reference, with different values. */
const undecided: readonly number[] = [401, 403, 408, 409, 429];

const isUndecided = ({ status }: { readonly status: number }): boolean => status >= 500 || undecided.includes(status);

const toOrder = <T>(answer: OutboundAnswer, document: (text: string) => T | undefined): Said<T> => {
  if (!answer.ok || isUndecided(answer)) return { said: 'nothing' };
  if (answer.status >= 400) return { said: 'refused' };
  const read = document(answer.body);
  return read === undefined ? { said: 'invalid' } : { said: 'document', document: read };
};

const toQuestion = <T>(answer: OutboundAnswer, document: (text: string) => T | undefined): Said<T> => {
  if (!answer.ok || isUndecided(answer)) return { said: 'nothing' };
  if (answer.status === 404) return { said: 'unknown' };
  const read = answer.status === 200 ? document(answer.body) : undefined;
  return read === undefined ? { said: 'invalid' } : { said: 'document', document: read };
};

const open = (connection: Connection): OrderedByCall => {
  const post = createPost(connection);
  const { apiKey, noticeKeys, clock } = connection;
  const send = (path: string, body: string) =>
    post(path, body, {
      ...{ accept: 'application/json', 'content-type': 'application/json' },
      ...signatureOf(apiKey, body, clock.now()),
    });
  return {
    orderPayment: async (order) => toOrder(await send('payments', paymentOrder(order, connection)), readPayment),
    findPayment: async (by) => {
      const asked = 'reference' in by ? { payment: by.reference } : { order: by.paymentRef };
      return toQuestion(await send('payments/find', question('payment.find', asked, connection)), readPayment);
    },
    orderPayout: async (order) => toOrder(await send('payouts', payoutOrder(order, connection)), readPayout),
    findPayout: async (order) =>
      toQuestion(await send('payouts/find', question('payout.find', { order }, connection)), readPayout),
    listTransactions: async (query) => readList(await send('transactions/list', listQuestion(query, connection))),
    readNotice: (rawBody, headers, now) => {
      const verdict = verdictOf(noticeKeys, headers, rawBody, now);
      return verdict === 'good' ? readNotice(rawBody.toString('utf8')) : { ok: false, reason: verdict };
    },
  };
};

export const signedHeader = { presentation: 'redirect', open } as const satisfies Dialect;

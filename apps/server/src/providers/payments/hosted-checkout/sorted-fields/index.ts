/** Dialect `sorted-fields`: forms with a digest, both ways; the player's browser posts the order to the gateway's page. */
import { createPost, type Connection, type Dialect, type OrderedByForm, type Said } from '../protocol.ts';
import { readFields, signedText, verdictOf, withDigest, type Fields } from './digest.ts';
import { listForm, readList } from './statement.ts';
import { paymentForm, payoutForm, readNotice, readPayment, readPayout } from './wire.ts';

/** Undefined for an answer that the gateway did not sign just now: it says nothing. */
type Ask = (path: string, fields: Fields) => Promise<Fields | undefined>;

const createAsk = (connection: Connection): Ask => {
  const post = createPost(connection);
  const { clock, apiKey, digest } = connection;
  return async (path, fields) => {
    const answer = await post(path, signedText(digest, apiKey, fields, clock.now()), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const read = answer.ok && answer.status === 200 ? readFields(answer.body) : undefined;
    if (read === undefined || verdictOf(digest, [apiKey], read, clock.now()) !== 'good') return undefined;
    // A form of ours that comes back is no answer.
    return 'call' in read ? undefined : read;
  };
};

const toSaid = <T>(answer: Fields | undefined, document: (fields: Fields) => T | undefined): Said<T> => {
  const result = answer?.['result'];
  if (answer === undefined) return { said: 'nothing' };
  if (result === 'unknown' || result === 'refused') return { said: result };
  const read = document(answer);
  return read === undefined ? { said: 'invalid' } : { said: 'document', document: read };
};

const open = (connection: Connection): OrderedByForm => {
  const ask = createAsk(connection);
  const { base, pageOrigin, merchant, apiKey, noticeKeys, digest } = connection;
  return {
    formOf: (order) => ({
      presentation: 'form',
      formUrl: `${pageOrigin}${base}/pay`,
      formFields: withDigest(digest, apiKey, paymentForm(order, connection)),
    }),
    findPayment: async (by) => {
      const asked: Fields = 'reference' in by ? { id: by.reference } : { order: by.paymentRef };
      return toSaid(await ask('state', { call: 'state', merchant, ...asked }), readPayment);
    },
    orderPayout: async (order) => toSaid(await ask('payout', payoutForm(order, connection)), readPayout),
    findPayout: async (order) =>
      toSaid(await ask('payout-state', { call: 'payout-state', merchant, order }), readPayout),
    listTransactions: async (query) => readList(await ask('list', listForm(query, connection))),
    readNotice: (rawBody, _headers, now) => {
      const fields = readFields(rawBody.toString('utf8'));
      if (fields === undefined) return { ok: false, reason: 'body_invalid' };
      const verdict = verdictOf(digest, noticeKeys, fields, now);
      return verdict === 'good' ? readNotice(fields) : { ok: false, reason: verdict };
    },
  };
};

export const sortedFields = { presentation: 'form', open } as const satisfies Dialect;

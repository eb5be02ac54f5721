/** The dialect `sorted-fields`: signed forms; the order of a payment is brought by the player's browser. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../../gateway/index.ts';
import { openPayment, type GatewayPayment } from '../../gateway/payment.ts';
import { findPayout, orderPayout } from '../../gateway/payouts.ts';
import { rawBody } from '../../gateway/raw-body.ts';
import { isRefused, merchant, type HostedProfile, type Spoken } from '../profile.ts';
import { hasDigest, isOfNow, readForm, signedForm, type Fields, type Hash } from './digest.ts';
import { pageFields } from './statement-fields.ts';
import { numbers, paymentFields, payoutFields } from './documents.ts';

const reference = z.string().min(1).max(64);
const webUrl = z.url({ protocol: /^https?$/ }).max(500);
const sum = { amount: z.string().max(32), currency: z.string().length(3) } as const;
const signed = { merchant: z.literal(merchant), digest: z.string() } as const;

const payForm = z.strictObject({
  ...{ call: z.literal('pay'), ...signed, order: reference, ...sum },
  ...{ customer: reference, name: z.string().max(200), country: z.string().max(2), description: z.string().max(120) },
  ...{ return_url: webUrl, notification_url: webUrl, valid_until: z.string().regex(/^[0-9]{1,12}$/) },
});
type PayForm = z.infer<typeof payForm>;

const timed = { ...signed, time: z.string() } as const;
const stateForm = z.union([
  z.strictObject({ call: z.literal('state'), ...timed, id: reference }),
  z.strictObject({ call: z.literal('state'), ...timed, order: reference }),
]);
const payoutForm = z.strictObject({
  ...{ call: z.literal('payout'), ...timed, order: reference, payment: reference, ...sum },
});
const payoutStateForm = z.strictObject({ call: z.literal('payout-state'), ...timed, order: reference });

const seconds = z.string().regex(/^[0-9]{1,12}$/);
const listForm = z.strictObject({
  ...{ call: z.literal('list'), ...timed, from: seconds, to: seconds, cursor: z.string().max(300) },
});

/** Of everything but the time and the digest: the same for a repeated order. */
const hashOf = ({ time: _time, digest: _digest, ...fields }: Fields): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

const newPayment = (form: PayForm, { code, currencies }: HostedProfile): GatewayPayment | undefined => {
  const lifetimeSeconds = Number(form.valid_until) - Date.now() / 1000;
  if (!currencies.includes(form.currency) || lifetimeSeconds <= 0) return undefined;
  const payment = openPayment({
    ...{ idPrefix: code, merchantReference: form.order, requestHash: hashOf(form), lifetimeSeconds },
    ...{ amount: form.amount, currency: form.currency, description: form.description },
    customer: { reference: form.customer, name: form.name, country: form.country },
    ...{ returnUrl: form.return_url, notificationUrl: form.notification_url },
  });
  // The player is here already: a refusal is a declined payment.
  return payment && isRefused(payment.amount) ? { ...payment, state: 'declined' } : payment;
};

/** Brought by browsers, unlike the calls below. */
const registerPay = (app: FastifyInstance, desk: Desk, profile: HostedProfile, hash: Hash): void => {
  const { key, payments, checkoutUrl } = desk;
  app.post(`${profile.base}/pay`, async (request, reply) => {
    const form = payForm.safeParse(readForm(rawBody(request))).data;
    if (form === undefined) return reply.status(400).send({ error: 'form_invalid' });
    if (!hasDigest(hash, key('api'), form)) return reply.status(401).send({ error: 'digest_invalid' });
    const known = payments.findByReference(form.order);
    if (known !== undefined && known.requestHash !== hashOf(form))
      return reply.status(409).send({ error: 'order_used' });
    const payment = known ?? newPayment(form, profile);
    if (payment === undefined) return reply.status(422).send({ error: 'order_refused' });
    if (known === undefined) payments.put(payment);
    return reply.redirect(checkoutUrl(payment.id), 303);
  });
};

/** Every answer is signed like the question. */
const registerCalls = (app: FastifyInstance, desk: Desk, profile: HostedProfile, hash: Hash) => {
  const { key, payments, payouts, statement } = desk;
  const call = <T extends Fields>(path: string, schema: z.ZodType<T>, answer: (form: T) => Fields): void => {
    app.post(`${profile.base}/${path}`, async (request: FastifyRequest, reply) => {
      const fields = readForm(rawBody(request));
      const now = new Date();
      if (fields === undefined || !hasDigest(hash, key('api'), fields) || !isOfNow(fields, now))
        return reply.status(401).send({ error: 'digest_invalid' });
      const form = schema.safeParse(fields).data;
      if (form === undefined) return reply.status(400).send({ error: 'form_invalid' });
      return reply.type('application/x-www-form-urlencoded').send(signedForm(hash, key('api'), answer(form), now));
    });
  };

  call('state', stateForm, (form) => {
    const found = 'id' in form ? payments.find(form.id) : payments.findByReference(form.order);
    return found === undefined ? { result: 'unknown' } : paymentFields(found);
  });
  call('list', listForm, ({ from, to, cursor }) => {
    const [start, end] = [from, to].map((text) => new Date(Number(text) * 1000));
    const { lines, next } = statement.page({ from: start ?? new Date(0), to: end ?? new Date(0), cursor });
    return pageFields(lines, next);
  });
  if (!profile.returns) return;
  call('payout', payoutForm, ({ order, payment, amount, currency, ...rest }) => {
    const wanted = { merchantReference: order, payment, amount, currency };
    const requestHash = hashOf({ ...rest, ...wanted });
    const ordered = orderPayout(payouts, { ...wanted, idPrefix: 'payout', requestHash });
    if (ordered.ok) return payoutFields(ordered.payout, payouts.payoutMs);
    return { result: ordered.reason === 'reference_used' ? 'order_used' : 'refused' };
  });
  call('payout-state', payoutStateForm, ({ order }) => {
    const found = findPayout(payouts, order);
    return found === undefined ? { result: 'unknown' } : payoutFields(found, payouts.payoutMs);
  });
};

export const sortedFields: Spoken = (profile) => {
  const { digest: hash = 'sha256' } = profile;
  return {
    registerApi: (app, desk) => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      registerPay(app, desk, profile, hash);
      registerCalls(app, desk, profile, hash);
    },
    notices: {
      payment: (event, { id, merchantReference: order }, state) =>
        new URLSearchParams({ event, about: 'payment', id, order, state: numbers[state] }).toString(),
      payout: (event, { id, merchantReference: order }) =>
        new URLSearchParams({ event, about: 'payout', id, order, state: numbers.paid }).toString(),
      headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
      signedBody: (key, body, now) => signedForm(hash, key, readForm(Buffer.from(body)) ?? {}, now),
    },
  };
};

/** KLUWP's payouts: back to the card of a payment. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findPayout, orderPayout, stateOf, type GatewayPayout, type PayoutParts } from '../gateway/payouts.ts';
import { rawBody } from '../gateway/raw-body.ts';

const payoutRequest = z.strictObject({
  merchant_reference: z.string().min(1).max(64),
  payment: z.string().max(64),
  amount: z.string().max(32),
  currency: z.string().length(3),
});

const readPayoutRequest = (body: Buffer): z.infer<typeof payoutRequest> | undefined => {
  try {
    return payoutRequest.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

/** Registered with the payments, behind the same signature check. */
export const registerPayouts = (app: FastifyInstance, parts: PayoutParts): void => {
  const show = (payout: GatewayPayout) => ({
    ...{ id: payout.id, merchant_reference: payout.merchantReference, payment: payout.payment },
    ...{ amount: payout.amount, currency: payout.currency, state: stateOf(payout, parts.payoutMs) },
    created_at: payout.createdAt,
  });

  app.post('/kluwp/v1/payouts', async (request, reply) => {
    const body = rawBody(request);
    const wanted = readPayoutRequest(body);
    if (wanted === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const requestHash = createHash('sha256').update(body).digest('hex');
    const { merchant_reference: merchantReference, ...rest } = wanted;
    const ordered = orderPayout(parts, { ...rest, merchantReference, requestHash, idPrefix: 'ko' });
    if (ordered.ok) return reply.status(ordered.isNew ? 201 : 200).send(show(ordered.payout));
    return ordered.reason === 'reference_used'
      ? reply.status(409).send({ error: 'merchant_reference_used' })
      : reply.status(422).send({ error: ordered.reason });
  });

  app.get<{ Querystring: { merchant_reference?: string } }>('/kluwp/v1/payouts', (request, reply) => {
    const payout = findPayout(parts, request.query.merchant_reference ?? '');
    return reply.send({ payouts: payout === undefined ? [] : [show(payout)] });
  });
};

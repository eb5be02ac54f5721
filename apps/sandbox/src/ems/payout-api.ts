/** EMS's payouts: back to the card of an order. Each request is a new one; a shop looks its reference up first. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newPayout, type PayoutParts } from '../gateway/payouts.ts';
import { rawBody } from '../gateway/raw-body.ts';
import { payoutDocument } from './documents.ts';
import { readBody } from './read-body.ts';

const payoutRequest = z.strictObject({
  shop_reference: z.string().min(1).max(64),
  order: z.string().max(64),
  amount: z.strictObject({ value: z.string().max(32), unit: z.string().length(3) }),
});

/** Registered with the orders, behind the same signature check. */
export const registerPayouts = (app: FastifyInstance, base: string, parts: PayoutParts): void => {
  app.post(`${base}/payouts`, async (request, reply) => {
    const wanted = readBody(payoutRequest, rawBody(request));
    if (wanted === undefined) return reply.status(400).send({ problem: 'request_invalid' });
    const { shop_reference: merchantReference, order: payment, amount } = wanted;
    const ordered = newPayout(parts, {
      ...{ idPrefix: 'ep', merchantReference, payment, requestHash: '' },
      ...{ amount: amount.value, currency: amount.unit },
    });
    return ordered.ok
      ? reply.status(201).send(payoutDocument(ordered.payout, parts.payoutMs))
      : reply.status(422).send({ problem: ordered.reason });
  });

  app.get<{ Querystring: { shop_reference?: string } }>(`${base}/payouts`, async (request) => ({
    payouts: parts.payouts
      .all()
      .filter((one) => one.merchantReference === request.query.shop_reference)
      .map((one) => payoutDocument(one, parts.payoutMs)),
  }));
};

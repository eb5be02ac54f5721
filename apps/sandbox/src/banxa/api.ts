/** Its API for partners: orders, by key. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { OnRampDesk } from '../onramp/index.ts';
import { newPurchase } from '../onramp/purchase.ts';
import { coinOf, orderDocument } from './order-document.ts';

const text = z.string().min(1).max(300);

const orderRequest = z.object({
  ...{ crypto: text, blockchain: text, fiat: z.literal('EUR'), fiatAmount: z.string().regex(/^[0-9]{1,9}\.[0-9]{2}$/) },
  ...{ walletAddress: text, redirectUrl: z.url(), language: z.string().length(2) },
  ...{ externalOrderId: text, externalCustomerId: text, email: z.string().max(320) },
});

const fail = (reply: FastifyReply, status: number, code: string) => reply.status(status).send({ errors: [{ code }] });

const isAllowed = (given: string | readonly string[] | undefined, expected: string): boolean => {
  const [left, right] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const registerApi = (app: FastifyInstance, { key, purchases, publicUrl }: OnRampDesk): void => {
  const apiKey = key('api');
  app.addHook('onRequest', async (request, reply) =>
    isAllowed(request.headers['x-api-key'], apiKey) ? undefined : fail(reply, 401, 'UNAUTHENTICATED'),
  );

  app.post('/carmine/v2/buy', async (request, reply) => {
    const wanted = orderRequest.safeParse(request.body).data;
    const currency = wanted && coinOf(wanted.crypto, wanted.blockchain);
    if (wanted === undefined || currency === undefined) return fail(reply, 422, 'REQUEST_INVALID');
    if (wanted.fiatAmount.endsWith('.31')) return fail(reply, 422, 'AMOUNT_REFUSED');
    const purchase = newPurchase({
      ...{ orderRef: wanted.externalOrderId, customerRef: wanted.externalCustomerId, currency },
      ...{ amount: wanted.fiatAmount, address: wanted.walletAddress, email: wanted.email },
      returnUrl: wanted.redirectUrl,
    });
    purchases.put(purchase);
    return reply
      .status(201)
      .send({ ...orderDocument(purchase), checkoutUrl: `${publicUrl()}/banxa/checkout/${purchase.id}` });
  });

  app.get<{ Params: { id: string } }>('/carmine/v2/orders/:id', async (request, reply) => {
    const purchase = purchases.find(request.params.id);
    return purchase === undefined ? fail(reply, 404, 'ORDER_NOT_FOUND') : orderDocument(purchase);
  });
};

/** The API for merchants: a token for each transaction, payouts, and the state of a transaction. Every call has both tokens of the account. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { newestPaid, openPayment, type GatewayPayment } from '../gateway/payment.ts';
import { findPayout, orderPayout } from '../gateway/payouts.ts';
import { registerStatement } from './statement-api.ts';
import { readToken, tokenFor, transactionRequest, type TransactionRequest } from './token.ts';
import { payoutStatus, payoutTransaction, paymentTransaction } from './transaction.ts';

const lifetimeSeconds = 1_800;
/** Subunits that one deposit has at least and at most. */
const bounds = { least: 2_000n, most: 250_000n } as const;

/** To test every outcome: orders ending in 31 cents are refused. */
const isTaken = ({ amount }: TransactionRequest): boolean => {
  const subunits = BigInt(amount.replace('.', ''));
  return subunits >= bounds.least && subunits <= bounds.most && !amount.endsWith('.31');
};

/** What two requests under one reference must share; address and pages of the player may change. */
const hashOf = ({ userId, type, email, currency, amount }: TransactionRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, type, email, currency, amount]))
    .digest('hex');

const newPayment = (wanted: TransactionRequest, requestHash: string): GatewayPayment | undefined =>
  isTaken(wanted)
    ? openPayment({
        ...{ idPrefix: 'it', merchantReference: wanted.transactionId, requestHash },
        ...{ amount: wanted.amount, currency: wanted.currency, description: `Transfer to ${wanted.site}` },
        customer: { reference: wanted.userId, name: wanted.name, country: 'CA', email: wanted.email },
        ...{ returnUrl: wanted.returnUrl ?? `https://${wanted.site}`, notificationUrl: wanted.listenerUrl },
        lifetimeSeconds,
      })
    : undefined;

const lastPaidBy = ({ payments }: Desk, { userId, email }: TransactionRequest): GatewayPayment | undefined =>
  newestPaid(payments.all(), ({ reference, email: own }) => reference === userId && own === email);

const registerDeposits = (app: FastifyInstance, { key, payments }: Desk): void => {
  app.post<{ Params: { campaign: string } }>('/api/payment-token/:campaign', async (request, reply) => {
    if (request.params.campaign !== key('campaign')) return reply.status(404).send({ err: 'campaign_unknown' });
    const wanted = transactionRequest.safeParse(request.body).data;
    if (wanted === undefined) return reply.status(400).send({ err: 'request_invalid' });
    const answer = { token: tokenFor(key('pages'), wanted), data: wanted };
    if (wanted.type === 'ETO') return reply.status(201).send(answer);
    const requestHash = hashOf(wanted);
    const known = payments.findByReference(wanted.transactionId);
    if (known !== undefined) {
      return known.requestHash === requestHash
        ? reply.status(200).send(answer)
        : reply.status(409).send({ err: 'transaction_id_used' });
    }
    const payment = newPayment(wanted, requestHash);
    if (payment === undefined) return reply.status(422).send({ err: 'amount_refused' });
    payments.put(payment);
    return reply.status(201).send(answer);
  });
};

type OfTransaction = { Querystring: { transaction?: string; token?: string } };

const registerPayouts = (app: FastifyInstance, desk: Desk): void => {
  const { key, payments, payouts } = desk;

  // Only now is the transfer sent: the token alone moves nothing.
  app.get<OfTransaction>('/webflow/deposit', async (request, reply) => {
    const wanted = readToken(key('pages'), request.query.token ?? '');
    if (wanted?.type !== 'ETO' || wanted.transactionId !== request.query.transaction)
      return reply.status(400).send({ err: 'token_invalid' });
    const payment = lastPaidBy(desk, wanted);
    if (payment === undefined) return reply.status(422).send({ err: 'recipient_unknown' });
    const ordered = orderPayout(payouts, {
      ...{ idPrefix: 'eto', merchantReference: wanted.transactionId, requestHash: hashOf(wanted), to: 'account' },
      ...{ payment: payment.id, amount: wanted.amount, currency: wanted.currency },
      notificationUrl: wanted.listenerUrl,
    });
    if (!ordered.ok) return reply.status(ordered.reason === 'reference_used' ? 409 : 422).send({ err: ordered.reason });
    return { id: ordered.payout.id, status: payoutStatus.pending, data: wanted };
  });

  app.get<{ Params: { id: string } }>('/api/transactions/:id', async (request, reply) => {
    const payment = payments.findByReference(request.params.id);
    if (payment !== undefined) return paymentTransaction(payment);
    const payout = findPayout(payouts, request.params.id);
    const paid = payout && payments.find(payout.payment);
    return payout === undefined || paid === undefined
      ? reply.status(404).send({ err: 'transaction_unknown' })
      : payoutTransaction(payout, paid, payouts.payoutMs);
  });
};

const isAllowed = ({ headers }: FastifyRequest, expected: string): boolean => {
  const [given, own] = [Buffer.from(headers.authorization ?? ''), Buffer.from(expected)];
  return given.length === own.length && timingSafeEqual(given, own);
};

export const registerApi = (app: FastifyInstance, desk: Desk): void => {
  const account = Buffer.from(`${desk.key('access')}:${desk.key('security')}`).toString('base64');
  app.addHook('onRequest', async (request, reply) =>
    isAllowed(request, `Basic ${account}`) ? undefined : reply.status(401).send({ err: 'account_unknown' }),
  );
  registerDeposits(app, desk);
  registerPayouts(app, desk);
  registerStatement(app, desk);
};

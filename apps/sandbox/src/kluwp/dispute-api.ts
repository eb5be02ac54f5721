/** KLUWP's disputes: evidence that a merchant sends, once for each. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeEvidence, type GatewayDispute } from '../gateway/disputes.ts';
import type { Desk } from '../gateway/index.ts';
import { rawBody } from '../gateway/raw-body.ts';

const evidence = z.strictObject({
  merchant_reference: z.string().min(1).max(64),
  statements: z.array(z.strictObject({ kind: z.string().max(40), text: z.string().max(200_000) })).max(20),
  files: z.array(z.strictObject({ name: z.string().max(200), type: z.string().max(60), content: z.base64() })).max(10),
});

const bodyLimit = 16 * 1024 * 1024;

const readEvidence = (body: Buffer): z.infer<typeof evidence> | undefined => {
  try {
    return evidence.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

export const disputeDocument = (dispute: GatewayDispute, currency: string) => ({
  ...{ id: dispute.id, reason: dispute.reason, amount: dispute.amount, currency, state: dispute.state },
  evidence_due_by: dispute.dueAt,
});

/** Registered with the payments, behind the same signature check. */
export const registerDisputes = (app: FastifyInstance, { payments }: Pick<Desk, 'payments'>): void => {
  app.post<{ Params: { id: string } }>('/kluwp/v1/disputes/:id/evidence', { bodyLimit }, async (request, reply) => {
    const { id } = request.params;
    const body = rawBody(request);
    const sent = readEvidence(body);
    if (sent === undefined || sent.statements.length + sent.files.length === 0)
      return reply.status(400).send({ error: 'request_invalid' });
    const payment = payments.all().find(({ disputes = [] }) => disputes.some((one) => one.id === id));
    if (payment === undefined) return reply.status(404).send({ error: 'dispute_unknown' });
    const { merchant_reference: reference, statements, files } = sent;
    const counted = { reference, body, statements: statements.length, files: files.length };
    const taken = takeEvidence(payment, id, counted, new Date());
    if (!taken.ok) return reply.status(409).send({ error: taken.reason });
    payments.put(taken.payment);
    return reply.status(201).send(disputeDocument(taken.dispute, payment.currency));
  });
};

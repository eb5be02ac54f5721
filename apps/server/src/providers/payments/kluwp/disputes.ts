/** KLUWP's disputes: as its payments carry them, and the evidence that it takes. */
import { parseAmount, parseCurrencyCode } from '@carmine/money';
import { z } from 'zod';
import type { ReportedDispute, Representations, Represented } from '../../../modules/payments/ports.ts';
import type { Send } from './payouts.ts';

const states = {
  needs_response: 'open',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
} as const satisfies Record<string, ReportedDispute['status']>;

export const disputeDocument = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  reason: z.string().max(60).nullable(),
  amount: z.string().max(32),
  currency: z.string().max(8),
  state: z.enum(Object.keys(states) as [keyof typeof states, ...(keyof typeof states)[]]),
  evidence_due_by: z.iso.datetime().nullable(),
});
export type DisputeDocument = z.infer<typeof disputeDocument>;

/** Codes that the database stores; any other is left out. */
const reasonCode = /^[a-z0-9_.-]{1,60}$/;

/** One with an unknown currency is left out, like a payment in it. */
export const toDisputes = (documents: readonly DisputeDocument[]): ReportedDispute[] =>
  documents.flatMap(({ id, reason, amount, currency: code, state, evidence_due_by: due }) => {
    const currency = parseCurrencyCode(code);
    const parsed = currency === undefined ? undefined : parseAmount(currency, amount);
    if (parsed?.ok !== true) return [];
    return {
      ...{ reference: id, amount: parsed.money, status: states[state] },
      reason: reason !== null && reasonCode.test(reason) ? reason : undefined,
      dueAt: due === null ? undefined : new Date(due),
    };
  });

const taken = z.object({ id: z.string(), state: z.string() });

const isTaken = (reference: string, text: string): boolean => {
  try {
    return taken.safeParse(JSON.parse(text)).data?.id === reference;
  } catch {
    return false;
  }
};

export const createRepresentations = (send: Send): Representations => ({
  send: async ({ reference, answerRef, facts, documents }): Promise<Represented> => {
    const body = JSON.stringify({
      merchant_reference: answerRef,
      statements: facts.map(({ kind, text }) => ({ kind, text })),
      files: documents.map(({ name, type, bytes }) => ({ name, type, content: bytes.toString('base64') })),
    });
    const answer = await send('POST', `/kluwp/v1/disputes/${encodeURIComponent(reference)}/evidence`, body);
    // 401: our key is wrong, not the evidence. 408, 429: later.
    const undecided = !answer.ok || answer.status >= 500 || [401, 403, 408, 429].includes(answer.status);
    if (undecided) return { ok: false, reason: 'unknown' };
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    return isTaken(reference, answer.body) ? { ok: true } : { ok: false, reason: 'unknown' };
  },
});

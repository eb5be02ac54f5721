/** The token of a transaction: what it was asked for, with our signature. Whoever has it can go on with that transaction. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const transactionRequest = z.strictObject({
  userId: z.string().min(1).max(64),
  /** The merchant's reference. */
  transactionId: z.string().min(1).max(64),
  type: z.enum(['CPI', 'ETO']),
  name: z.string().min(1).max(200),
  email: z.email().max(320),
  site: z.string().max(200),
  userIp: z.string().max(45),
  mobile: z
    .string()
    .regex(/^1?[0-9]{10}$/)
    .optional(),
  currency: z.literal('CAD'),
  language: z.string().length(2),
  /** Exactly two decimals. */
  amount: z.string().regex(/^(0|[1-9][0-9]{0,8})\.[0-9]{2}$/),
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  listenerUrl: z.url({ protocol: /^https?$/ }).max(500),
  sandbox: z.boolean(),
});
export type TransactionRequest = z.infer<typeof transactionRequest>;

const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

export const tokenFor = (key: string, request: TransactionRequest): string => {
  const text = Buffer.from(JSON.stringify(request)).toString('base64url');
  return `${text}.${sign(key, text)}`;
};

/** Undefined for a token of somebody else's making. */
export const readToken = (key: string, token: string): TransactionRequest | undefined => {
  const [text = '', signature = ''] = token.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(key, text))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return transactionRequest.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
};

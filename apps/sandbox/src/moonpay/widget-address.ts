/** The widget's address: its query is signed as a whole, in base64. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { newPurchase, type Purchase } from '../onramp/purchase.ts';
import { coinOf } from './transaction-document.ts';

const text = z.string().min(1).max(300);

const query = z.object({
  ...{ apiKey: z.literal('pk_carmine'), currencyCode: text, walletAddress: text },
  ...{ baseCurrencyCode: z.literal('eur'), baseCurrencyAmount: z.string().regex(/^[0-9]{1,9}\.[0-9]{2}$/) },
  ...{ externalTransactionId: text, externalCustomerId: text, email: z.string().max(320), redirectURL: z.url() },
});

/** `undefined` if its signature does not match, or it asks for something that is not sold. */
export const signedPurchase = (url: string, key: string): Purchase | undefined => {
  const [, signed = '', signature = ''] = /^[^?]*(\?.*)&signature=([^&]*)$/.exec(url) ?? [];
  const given = Buffer.from(decodeURIComponent(signature), 'base64');
  const expected = createHmac('sha256', key).update(signed).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const read = query.safeParse(Object.fromEntries(new URLSearchParams(signed))).data;
  const currency = read && coinOf(read.currencyCode);
  if (read === undefined || currency === undefined) return undefined;
  return newPurchase({
    ...{ orderRef: read.externalTransactionId, customerRef: read.externalCustomerId, currency },
    ...{ amount: read.baseCurrencyAmount, address: read.walletAddress, email: read.email },
    returnUrl: read.redirectURL,
  });
};

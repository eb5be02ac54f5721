/** Parses and builds MoonPay's documents. Pure. */
import { formatAmount, type CurrencyCode } from '@carmine/money';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { OnRampOrderRequest, OnRampReport } from '../../../modules/payments/onramps/ports.ts';

/** Its names of our coins. */
const coins = { BTC: 'btc', LTC: 'ltc', DOG: 'doge', ETH: 'eth', USDT: 'usdt' } as const satisfies Partial<
  Record<CurrencyCode, string>
>;
type Coin = keyof typeof coins;

export const sold = Object.keys(coins) as Coin[];

const isSold = (code: CurrencyCode): code is Coin => code in coins;

const states = {
  waitingPayment: 'pending',
  waitingAuthorization: 'pending',
  pending: 'paid',
  failed: 'failed',
  completed: 'completed',
} as const satisfies Record<string, OnRampReport['state']>;
type Status = keyof typeof states;

const id = z.string().regex(/^[\w-]{1,100}$/);

const transactionDocument = z.object({
  id,
  externalTransactionId: id,
  externalCustomerId: z.string().max(100),
  walletAddress: z.string().max(200),
  currency: z.object({ code: z.string().max(12) }),
  status: z.enum(Object.keys(states) as [Status, ...Status[]]),
  updatedAt: z.iso.datetime(),
  cryptoTransactionId: z.string().min(1).max(200).nullish(),
});
export type TransactionDocument = z.infer<typeof transactionDocument>;

/** Whatever else it claims is not read: the transaction is queried. */
const noticeDocument = z.object({
  type: z.string().max(60),
  data: z.object({ id, externalTransactionId: id, status: z.string().max(60) }),
});

const parsed = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const readTransactions = (text: string) => parsed(z.array(transactionDocument).max(50), text);
export const readNoticeBody = (rawBody: Buffer) => parsed(noticeDocument, rawBody.toString('utf8'));

/** Signed as a whole, so that the player cannot change the address that it names. `undefined` for a coin that it does not sell. */
export const widgetUrl = (
  { pages, publicKey, secretKey }: { readonly pages: string; readonly publicKey: string; readonly secretKey: string },
  order: OnRampOrderRequest,
): string | undefined => {
  if (!isSold(order.currency)) return undefined;
  const query = `?${new URLSearchParams({
    ...{ apiKey: publicKey, currencyCode: coins[order.currency], walletAddress: order.address },
    ...{ baseCurrencyCode: order.amount.currency.toLowerCase(), baseCurrencyAmount: formatAmount(order.amount) },
    ...{ externalTransactionId: order.orderRef, externalCustomerId: order.playerRef, email: order.email },
    ...{ language: order.language, redirectURL: order.returnUrl },
  }).toString()}`;
  const signature = createHmac('sha256', secretKey).update(query).digest('base64');
  return `${pages}/${query}&signature=${encodeURIComponent(signature)}`;
};

/** `undefined` for a coin that is none of ours. */
export const toReport = (document: TransactionDocument): OnRampReport | undefined => {
  const currency = sold.find((code) => coins[code] === document.currency.code);
  if (currency === undefined) return undefined;
  const state = states[document.status];
  const txid = document.cryptoTransactionId ?? undefined;
  return {
    ...{ reference: document.id, orderRef: document.externalTransactionId, playerRef: document.externalCustomerId },
    ...{ currency, address: document.walletAddress, txid },
    // It has no word of its own for coins that are on their way.
    state: state === 'paid' && txid !== undefined ? 'sent' : state,
  };
};

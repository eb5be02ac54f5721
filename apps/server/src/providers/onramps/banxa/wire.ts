/** Parses and builds Banxa's documents. Pure. */
import { formatAmount, type CurrencyCode } from '@carmine/money';
import { z } from 'zod';
import type { OnRampOrderRequest, OnRampReport } from '../../../modules/payments/onramps/ports.ts';

/** Its names of our coins, each with its blockchain. */
const coins = {
  BTC: { crypto: 'BTC', blockchain: 'BTC' },
  LTC: { crypto: 'LTC', blockchain: 'LTC' },
  DOG: { crypto: 'DOGE', blockchain: 'DOGE' },
  ETH: { crypto: 'ETH', blockchain: 'ETH' },
  USDT: { crypto: 'USDT', blockchain: 'ETH' },
} as const satisfies Partial<Record<CurrencyCode, { crypto: string; blockchain: string }>>;
type Coin = keyof typeof coins;

export const sold = Object.keys(coins) as Coin[];

const isSold = (code: CurrencyCode): code is Coin => code in coins;

const states = {
  pendingPayment: 'pending',
  waitingPayment: 'pending',
  paymentReceived: 'paid',
  inProgress: 'paid',
  cryptoTransferred: 'sent',
  complete: 'completed',
  cancelled: 'cancelled',
  declined: 'failed',
  expired: 'expired',
} as const satisfies Record<string, OnRampReport['state']>;
type Status = keyof typeof states;

const reference = z.string().regex(/^[\w-]{1,100}$/);

const placedDocument = z.object({ id: reference, checkoutUrl: z.url().max(3_000) });

const orderDocument = z.object({
  id: reference,
  externalOrderId: z.string().max(100),
  externalCustomerId: z.string().max(100),
  crypto: z.string().max(12),
  blockchain: z.string().max(12),
  walletAddress: z.string().max(200),
  status: z.enum(Object.keys(states) as [Status, ...Status[]]),
  transactionHash: z.string().min(1).max(200).nullish(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/** Whatever else it claims is not read: the order is queried. */
const noticeDocument = z.object({ order_id: reference });

const parsed = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const readPlaced = (text: string) => parsed(placedDocument, text);
export const readOrderDocument = (text: string) => parsed(orderDocument, text);
export const readNoticeBody = (rawBody: Buffer): string | undefined =>
  parsed(noticeDocument, rawBody.toString('utf8'))?.order_id;

/** `undefined` for a coin that it does not sell. */
export const orderBody = (order: OnRampOrderRequest): string | undefined =>
  isSold(order.currency)
    ? JSON.stringify({
        ...coins[order.currency],
        ...{ fiat: order.amount.currency, fiatAmount: formatAmount(order.amount) },
        ...{ walletAddress: order.address, redirectUrl: order.returnUrl, language: order.language },
        ...{ externalOrderId: order.orderRef, externalCustomerId: order.playerRef, email: order.email },
      })
    : undefined;

/** `undefined` for a coin that is none of ours. */
export const toReport = (document: OrderDocument): OnRampReport | undefined => {
  const currency = sold.find(
    (code) => coins[code].crypto === document.crypto && coins[code].blockchain === document.blockchain,
  );
  if (currency === undefined) return undefined;
  return {
    ...{ reference: document.id, orderRef: document.externalOrderId, playerRef: document.externalCustomerId },
    ...{ currency, address: document.walletAddress, state: states[document.status] },
    txid: document.transactionHash ?? undefined,
  };
};

/** Its document of a transaction, and its words for states and coins. */
import type { CurrencyCode } from '@carmine/money';
import type { Purchase, PurchaseState } from '../onramp/purchase.ts';

const statuses: Readonly<Record<PurchaseState, string>> = {
  open: 'waitingPayment',
  paid: 'pending',
  sent: 'pending',
  completed: 'completed',
  declined: 'failed',
  cancelled: 'failed',
  expired: 'failed',
};

const names: readonly (readonly [CurrencyCode, string])[] = [
  ['BTC', 'btc'],
  ['LTC', 'ltc'],
  ['DOG', 'doge'],
  ['ETH', 'eth'],
  ['USDT', 'usdt'],
];

export const coinOf = (name: string): CurrencyCode | undefined => names.find(([, own]) => own === name)?.[0];

export const transactionDocument = (purchase: Purchase, state: PurchaseState = purchase.state) => ({
  ...{ id: purchase.id, externalTransactionId: purchase.orderRef, externalCustomerId: purchase.customerRef },
  ...{ walletAddress: purchase.address, currency: { code: names.find(([code]) => code === purchase.currency)?.[1] } },
  ...{ baseCurrency: { code: 'eur' }, baseCurrencyAmount: purchase.amount, status: statuses[state] },
  ...{ cryptoTransactionId: purchase.txid, updatedAt: purchase.updatedAt },
});

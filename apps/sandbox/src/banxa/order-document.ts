/** Its document of an order, and its words for states and coins. */
import type { CurrencyCode } from '@carmine/money';
import type { Purchase, PurchaseState } from '../onramp/purchase.ts';

const statuses: Readonly<Record<PurchaseState, string>> = {
  open: 'waitingPayment',
  paid: 'inProgress',
  sent: 'cryptoTransferred',
  completed: 'complete',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
};
export const statusOf = (state: PurchaseState): string => statuses[state];

const named: readonly (readonly [CurrencyCode, string, string])[] = [
  ['BTC', 'BTC', 'BTC'],
  ['LTC', 'LTC', 'LTC'],
  ['DOG', 'DOGE', 'DOGE'],
  ['ETH', 'ETH', 'ETH'],
  ['USDT', 'USDT', 'ETH'],
];

export const coinOf = (crypto: string, blockchain: string): CurrencyCode | undefined =>
  named.find(([, coin, chain]) => coin === crypto && chain === blockchain)?.[0];

export const orderDocument = (purchase: Purchase) => {
  const [, crypto, blockchain] = named.find(([code]) => code === purchase.currency) ?? [];
  return {
    ...{ id: purchase.id, externalOrderId: purchase.orderRef, externalCustomerId: purchase.customerRef },
    ...{ crypto, blockchain, fiat: 'EUR', fiatAmount: purchase.amount, walletAddress: purchase.address },
    ...{ status: statusOf(purchase.state), transactionHash: purchase.txid },
  };
};

/** Pages of withdrawals, mocked because a payout takes a verified player and an operator. */
import type { Payment } from '@carmine/contract/payments/deposits';
import type { Page } from 'playwright';

const at = '2026-11-25T12:00:00.000Z';
const common = {
  ...{ id: 'wdr_shown', fee: '0.00', createdAt: at, updatedAt: at, dueAt: '2026-11-26T12:00:00.000Z' },
  direction: 'withdraw',
} as const;
const leg = { method: 'CARDS', currency: 'EUR', amount: '120.13', status: 'sent' } as const;

/** By what is said of them: a card and a bank transfer on their way, coins that the network confirms, one that went back. */
export const withdrawals: Readonly<Record<string, Payment>> = {
  cards: {
    ...{ ...common, method: 'FIAT', currency: 'EUR', amount: '1370.13', amountEur: '1370.13', status: 'submitted' },
    legs: [leg, { ...leg, method: 'MANUAL', amount: '1250.00', status: 'waiting' }],
  },
  coins: {
    ...{ ...common, method: 'CRYPTO', currency: 'ETH', amount: '0.123456789', amountEur: '339.51', fee: '0.001234567' },
    ...{ status: 'submitted', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
    txid: '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b',
  },
  rejected: {
    ...{ ...common, method: 'CRYPTO', currency: 'ETH', amount: '0.100000000', amountEur: '275.00', fee: '0.001234567' },
    ...{ status: 'rejected', address: '0x52908400098527886E0F7030069857D2E4169EE7', reason: 'documents_needed' },
  },
};

export const trackerOf = (payment: Payment) => async (page: Page) => {
  await page.route('**/profile-service/api/v1/profile/withdraw/wdr_shown', (route) => route.fulfill({ json: payment }));
  await page.goto('/wallet/withdraw/wdr_shown');
  await page.locator('.steps').waitFor();
};

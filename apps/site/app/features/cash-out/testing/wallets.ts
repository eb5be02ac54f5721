/** Responses of the calls that a withdrawal makes, for tests. */
export const etherWallet = {
  ...{ currency: 'ETH', balance: '0.100000000', bonusBalance: '0.000000000', lockedBalance: '0.000000000' },
  default: true,
};

export const euroWallet = {
  currency: 'EUR',
  balance: '60.00',
  bonusBalance: '0.00',
  lockedBalance: '0.00',
  default: true,
};

export const etherQuote = {
  ...{ currency: 'ETH', amount: '0.010000000', fee: '0.000100000', net: '0.009900000' },
  ...{ amountEur: '20.00', feeEur: '0.20', dueAt: '2026-11-21T12:00:00.000Z' },
};

export const quoteOfLegs = {
  ...{
    currency: 'EUR',
    amount: '60.00',
    amountEur: '60.00',
    fee: '1.00',
    net: '59.00',
    dueAt: '2026-11-24T12:00:00.000Z',
    plan: 'card-and-bank',
  },
  legs: [
    { method: 'CARDS', methodName: 'Ruby', currency: 'EUR', amount: '50.00', fee: '0.00' },
    { method: 'MANUAL', currency: 'EUR', amount: '9.00', fee: '1.00', target: 'bank' },
  ],
};

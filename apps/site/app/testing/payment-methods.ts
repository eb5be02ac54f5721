/** Ways of paying as the server might list them; which gateways there are is nothing to a screen. */
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';

export const cards: PaymentMethod = {
  ...{ code: 'CARDS', path: 'cards', name: 'Ruby', kind: 'card', icon: 'card' },
  ...{ presentation: 'redirect', alternatives: [] },
  requiredDetails: ['address', 'zipCode', 'country', 'city', 'state', 'dialingCode', 'phoneNumber', 'dateOfBirth'],
  currencies: ['EUR', 'USD', 'CAD'],
  ...{ feePercent: 0, minutes: 0, minDeposit: '10.00', maxDeposit: '10000.00' },
};

export const otherCards: PaymentMethod = { ...cards, code: 'OTHER_CARDS', path: 'other-cards', name: 'Platinum' };

export const eWallet: PaymentMethod = {
  ...{ ...cards, code: 'E_WALLET', path: 'e-wallet', name: 'Jeton', kind: 'e-wallet', icon: 'wallet' },
  requiredDetails: ['email', 'confirmed', 'gender', 'city'],
};

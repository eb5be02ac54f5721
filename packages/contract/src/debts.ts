/** Settling a debt; separate from the wallets, which every page loads. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currencyRequest } from './types.ts';
import { wallet } from './wallet.ts';

export const postDebtPayment = endpoint({
  name: 'postDebtPayment',
  method: 'POST',
  path: '/profile-service/api/v1/profile/debt/payment',
  summary:
    'Settles what is owed in a currency out of the wallet, as far as that goes. Answers the wallets as they are then.',
  access: 'cashier',
  rateLimit: 'payment',
  idempotency: 'required',
  body: z.strictObject({ currency: currencyRequest }),
  answers: { 200: z.array(wallet) },
});

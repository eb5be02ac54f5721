/** Settling a debt; separate from the wallets, which every page loads. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyRequest } from '../types.ts';
import { wallet } from './wallet.ts';

export const postDebtPayment = endpoint({
  name: 'postDebtPayment',
  method: 'POST',
  path: '/profile-service/api/v1/profile/debt/payment',
  summary: 'Settles a debt from the wallet of the same currency, as far as the balance allows; returns the wallets',
  access: 'cashier',
  rateLimit: 'payment',
  idempotency: 'required',
  body: z.strictObject({ currency: currencyRequest }),
  answers: { 200: z.array(wallet) },
});

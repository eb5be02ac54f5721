/** Deposits of coins: an address of the player's own. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest, text } from './types.ts';

const base = '/profile-service/api/v1/profile';

export const cryptoAddress = z.object({
  /** Of the deposit that the first coins will make. */
  id: z.string(),
  currency: currencyAnswer,
  address: z.string(),
  /** Less is gathered until it is as much. */
  minDeposit: amountAnswer,
  /** Blocks until it counts. */
  confirmations: z.number().int(),
  /** Where the coins can be bought by card in a frame. */
  banxaCheckoutIframe: z.string().optional(),
});
export type CryptoAddress = z.infer<typeof cryptoAddress>;

export const postCryptoDeposit = endpoint({
  name: 'postCryptoDeposit',
  method: 'POST',
  path: `${base}/crypto/deposit`,
  summary: 'An address to send coins to: the same one until coins come to it. A new coupon replaces the last.',
  access: 'player',
  rateLimit: 'payment',
  idempotency: 'optional',
  body: z.strictObject({ currency: currencyRequest, promotionCoupon: text(0, 40).nullish() }),
  answers: { 201: cryptoAddress },
});

/** Proof that an address belongs to the player; locked crypto is paid only to a proven address unless two operators approve. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest, isoTime } from '../types.ts';

const base = '/profile-service/api/v1/profile/crypto/address-proof';
const address = z.string().min(1).max(200);

export const addressChallenge = z.object({
  /** In the chain's normal form. */
  address: z.string(),
  proven: z.boolean(),
  /** The whole text to sign with the address's key, as wallets of its network sign messages. */
  message: z.string(),
  /** Instead: exactly this much, sent from the address to the player's own deposit address. */
  transfer: z.object({ currency: currencyAnswer, amount: amountAnswer, to: z.string() }).nullable(),
  expiresAt: isoTime,
});
export type AddressChallenge = z.infer<typeof addressChallenge>;

export const postAddressProof = endpoint({
  name: 'postAddressProof',
  method: 'POST',
  path: base,
  summary:
    'How to prove that an address is the player’s: a text to sign, or an amount to send from it; valid for a day',
  access: 'cashier',
  rateLimit: 'payment',
  body: z.strictObject({ currency: currencyRequest, address }),
  answers: { 200: addressChallenge },
});

export const postAddressSignature = endpoint({
  name: 'postAddressSignature',
  method: 'POST',
  path: `${base}/signature`,
  summary: 'Submits the signature of that text; withdrawals that waited only for it continue',
  access: 'cashier',
  rateLimit: 'payment',
  body: z.strictObject({ currency: currencyRequest, address, signature: z.string().min(1).max(300) }),
  answers: { 204: null },
});

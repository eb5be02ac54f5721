/** State of the networks and of the house's coins. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime } from '../../types.ts';

export const chainTroubles = [
  'unreachable',
  'not_prepared',
  'lagging',
  'behind',
  'hot_empty',
  'fuel_low',
  'waiting_for_signer',
] as const;

const chainHealth = z.object({
  code: z.string(),
  currency: currencyAnswer,
  /** Block numbers; `null` while the node does not answer, and before the first block was read. */
  head: z.string().nullable(),
  read: z.string().nullable(),
  readAt: isoTime.nullable(),
  confirmations: z.number().int(),
  houseAddress: z.string().nullable(),
  hot: amountAnswer.nullable(),
  fee: amountAnswer.nullable(),
  /** Fuel address, and the balance below which no tokens are moved; `null` if the network carries no token. */
  fuel: z.object({ address: z.string(), balance: amountAnswer.nullable(), low: amountAnswer.nullable() }).nullable(),
  unswept: amountAnswer,
  unsweptAddresses: z.number().int(),
  /** Signed, but not in a block yet. */
  inFlight: amountAnswer,
  unsigned: z.number().int(),
  unmined: z.number().int(),
  /** Tokens that nobody has listed, sent to deposit addresses: credited to nobody. `amount`: in the contract's smallest unit. */
  unlisted: z.array(
    z.object({ contract: z.string(), amount: z.string(), address: z.string(), txid: z.string(), at: isoTime }),
  ),
  troubles: z.array(z.enum(chainTroubles)),
});
export type ChainHealthAnswer = z.infer<typeof chainHealth>;

export const listChains = endpoint({
  name: 'listChains',
  method: 'GET',
  path: '/back-office/api/v1/chains',
  summary: 'Each network: blocks read, coins in the hot wallet and at players’ addresses, problems',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(chainHealth) },
});

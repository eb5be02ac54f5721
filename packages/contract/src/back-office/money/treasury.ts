/** The house's own money: coins in hot wallets and at cold addresses, balances at gateways, levels, top-ups and drains. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, amountRequest, currencyAnswer, currencyRequest, isoTime, text } from '../../types.ts';

const base = '/back-office/api/v1/treasury';
const reason = text(5, 500);
const code = z.string().regex(/^[A-Z0-9_]{2,16}$/);
const address = z.string().min(10).max(120);
const asked = { 202: z.object({ id: z.string() }) };

const level = z.object({ low: amountAnswer, high: amountAnswer.nullable() });
export type LevelAnswer = z.infer<typeof level>;

export const treasuryTroubles = ['low', 'high', 'missing', 'unexplained'] as const;
const troubles = z.array(z.enum(treasuryTroubles));

const coin = z.object({
  code: z.string(),
  currency: currencyAnswer,
  network: z.string(),
  /** At the hot wallet's address; `null` while the network does not answer. */
  hot: amountAnswer.nullable(),
  /** At players' deposit addresses. On UTXO networks payments spend those directly, so they are part of `hot`. */
  unswept: amountAnswer,
  /** Fuel for token sweeps; `null` if this is not the coin that pays for them. */
  fuel: amountAnswer.nullable(),
  /** What the ledger say that the network holds for us, all addresses together. */
  booked: amountAnswer,
  /** At our addresses and not booked yet: unconfirmed, below the minimum, or a remainder. */
  unbooked: amountAnswer,
  /** Coins at our addresses beyond what is booked or waits for it; negative if coins are missing. */
  difference: amountAnswer.nullable(),
  /** Withdrawals requested, in review or approved, and not signed yet. */
  promised: amountAnswer,
  /** Signed, and not in a block yet. */
  inFlight: amountAnswer,
  /** What could be drained now. */
  drainable: amountAnswer.nullable(),
  /** Moved to cold storage, less what came back, according to the ledger. */
  cold: amountAnswer,
  level: level.nullable(),
  troubles,
});
export type TreasuryCoin = z.infer<typeof coin>;

const gateway = z.object({
  code: z.string(),
  /** As players know it. */
  name: z.string(),
  currency: currencyAnswer,
  /** Paid in less paid out, according to the ledger. */
  booked: amountAnswer,
  /** What the gateway says; `null` if it cannot be asked, or has not answered yet. */
  said: amountAnswer.nullable(),
  saidAt: isoTime.nullable(),
  level: level.nullable(),
  troubles,
});
export type TreasuryGateway = z.infer<typeof gateway>;

const drain = z.object({
  id: z.string(),
  asset: z.string(),
  currency: currencyAnswer,
  address: z.string(),
  amount: amountAnswer,
  state: z.enum(['approved', 'submitting', 'submitted', 'paid', 'failed']),
  reason: z.string().nullable(),
  txid: z.string().nullable(),
  at: isoTime,
});
export type TreasuryDrain = z.infer<typeof drain>;

const coldAddress = z.object({
  network: z.string(),
  address: z.string(),
  label: z.string(),
  /** Whether the signer's own settings list it; `null` while it does not answer. */
  inSigner: z.boolean().nullable(),
});
export type ColdAddressAnswer = z.infer<typeof coldAddress>;

export const readTreasury = endpoint({
  name: 'readTreasury',
  method: 'GET',
  path: base,
  summary: 'Coins and balances of the house, their levels, top-ups and drains',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      coins: z.array(coin),
      gateways: z.array(gateway),
      coldAddresses: z.array(coldAddress),
      drains: z.array(drain),
      topUps: z.array(
        z.object({ id: z.string(), asset: z.string(), currency: currencyAnswer, amount: amountAnswer, at: isoTime }),
      ),
      unexplained: z.array(
        z.object({
          ...{ asset: z.string(), currency: currencyAnswer, amount: amountAnswer, txid: z.string() },
          ...{ from: z.string().nullable(), at: isoTime },
        }),
      ),
    }),
  },
});
export type TreasuryAnswer = z.infer<(typeof readTreasury.answers)[200]>;

export const askDrain = endpoint({
  name: 'askDrain',
  method: 'POST',
  path: `${base}/drains`,
  summary: 'Requests a transfer from the hot wallet to a cold address; a second operator approves it',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ asset: code, address, amount: amountRequest, reason }),
  answers: asked,
});

export const askTopUp = endpoint({
  name: 'askTopUp',
  method: 'POST',
  path: `${base}/top-ups`,
  summary: 'Announces coins from cold storage; a second operator approves it',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ asset: code, amount: amountRequest, reason }),
  answers: asked,
});

export const cancelTopUp = endpoint({
  name: 'cancelTopUp',
  method: 'POST',
  path: `${base}/top-ups/:id/cancel`,
  summary: 'Cancels an announced top-up that has not arrived',
  access: 'staff:payments.approve',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const askGatewayTransfer = endpoint({
  name: 'askGatewayTransfer',
  method: 'POST',
  path: `${base}/gateway-transfers`,
  summary: 'Books money between a gateway and the house’s bank, once per bank reference; a second operator approves it',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({
    gateway: code,
    currency: currencyRequest,
    amount: amountRequest,
    direction: z.enum(['top_up', 'withdrawal']),
    bankReference: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{2,79}$/, 'The reference on the bank statement'),
    reason,
  }),
  answers: asked,
});

export const askColdAddress = endpoint({
  name: 'askColdAddress',
  method: 'POST',
  path: `${base}/cold-addresses`,
  summary: 'Requests a new cold address; a second operator approves it',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ network: code, address, label: text(1, 60), reason }),
  answers: asked,
});

export const removeColdAddress = endpoint({
  name: 'removeColdAddress',
  method: 'POST',
  path: `${base}/cold-addresses/remove`,
  summary: 'Removes a cold address; one operator is enough',
  access: 'staff:payments.settings',
  rateLimit: 'write',
  body: z.strictObject({ network: code, address, reason }),
  answers: { 204: null },
});

export const setLevel = endpoint({
  name: 'setLevel',
  method: 'PUT',
  path: `${base}/levels`,
  summary: 'Sets what a store of money should hold; a later alarm needs a second operator',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({
    store: z.enum(['coin', 'gateway']),
    code,
    currency: currencyRequest,
    low: amountRequest,
    high: amountRequest.nullable(),
    reason,
  }),
  answers: { 204: null, 202: z.object({ waits: z.literal(true) }) },
});

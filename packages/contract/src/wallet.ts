/** The player's wallets, what of them may leave, and the minimums of a currency. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest } from './types.ts';

const base = '/profile-service/api/v1';

/** What turns free-spin winnings into bonus money: a later deposit of at least this much. */
const winUnlockConfig = z.object({
  depositAmount: amountAnswer,
  depositAmountInEur: amountAnswer,
  depositCurrency: currencyAnswer,
  extraBonusPercent: z.number().int(),
});

export const wallet = z.object({
  currency: currencyAnswer,
  /** Cash: what may be played, and cashed out once staked. */
  balance: amountAnswer,
  bonusBalance: amountAnswer,
  /** Only for cashing out. */
  lockedBalance: amountAnswer,
  /** Only where something is owed: of a deposit that was reversed after it had left the wallet. Until then nothing leaves. */
  owed: amountAnswer.optional(),
  default: z.boolean(),
  freeSpinWallet: z
    .object({ spins: z.number().int(), winnings: amountAnswer, winUnlockConfig: winUnlockConfig.nullable() })
    .nullable(),
});
export type Wallet = z.infer<typeof wallet>;

const currencyBody = z.strictObject({ currency: currencyRequest });

export const getWallets = endpoint({
  name: 'getWallets',
  method: 'GET',
  path: `${base}/profile/currency`,
  summary: 'The player’s wallets, the default one first.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: z.array(wallet) },
});

export const postWallet = endpoint({
  name: 'postWallet',
  method: 'POST',
  path: `${base}/profile/currency`,
  summary: 'Adds a wallet; 409 when it is held already, 422 for a currency that is not on.',
  access: 'player',
  rateLimit: 'write',
  body: currencyBody,
  answers: { 201: wallet },
});

export const putDefaultWallet = endpoint({
  name: 'putDefaultWallet',
  method: 'PUT',
  path: `${base}/profile/currency`,
  summary: 'Makes a wallet the default one; 404 when it is not held.',
  access: 'player',
  rateLimit: 'write',
  body: currencyBody,
  answers: { 200: z.array(wallet) },
});

export const withdrawable = z.object({
  currency: currencyAnswer,
  withdrawable: amountAnswer,
  /** The house has stopped all cash-outs for now; what was asked for goes on when that ends. */
  paused: z.boolean(),
  /** Who may not play: all there is in a currency may be cashed out, however little. */
  barred: z.boolean(),
  /** `reason`: why not all of it can leave now. */
  perCurrency: z.array(
    z.object({
      currency: currencyAnswer,
      withdrawable: amountAnswer,
      reason: z.string().optional(),
      /** Of the locked money: what becomes cash as soon as the player's deposit limit has room for it. */
      lockedByLimit: amountAnswer.optional(),
    }),
  ),
});
export type Withdrawable = z.infer<typeof withdrawable>;

export const getWithdrawable = endpoint({
  name: 'getWithdrawable',
  method: 'GET',
  path: `${base}/profile/withdrawable`,
  summary: 'What may be cashed out, in the default currency and in each.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: withdrawable },
});

export const minimums = z.object({
  currency: currencyAnswer,
  /** What the player's next deposit needs for its offer. */
  minPromotion: amountAnswer,
  /** Never worth less than €10. */
  minDeposit: amountAnswer,
  minWithdraw: amountAnswer,
  /** The most that one payment can be; absent for coins, which come as they come. */
  maxDeposit: amountAnswer.optional(),
  /** EUR for one unit, a decimal. */
  eurRate: z.string(),
});
export type Minimums = z.infer<typeof minimums>;

/** Open: a player in a restricted country who cashes out needs them too. */
export const getMinimums = endpoint({
  name: 'getMinimums',
  method: 'GET',
  path: `${base}/rate/limit/:currency`,
  summary: 'The minimums of a currency and its rate.',
  access: 'open',
  rateLimit: 'read',
  params: z.strictObject({ currency: currencyRequest }),
  answers: { 200: minimums },
});

export const getDefaultMinimums = endpoint({
  name: 'getDefaultMinimums',
  method: 'GET',
  path: `${base}/rate/limit`,
  summary: 'The minimums of BTC.',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: minimums },
});

/** The player's wallets, what can be withdrawn from them, and the minimums of a currency. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest } from '../types.ts';

const base = '/profile-service/api/v1';

/** Minimum of the later deposit that turns free-spin winnings into bonus money. */
const winUnlockConfig = z.object({
  depositAmount: amountAnswer,
  depositAmountInEur: amountAnswer,
  depositCurrency: currencyAnswer,
  extraBonusPercent: z.number().int(),
});

export const wallet = z.object({
  currency: currencyAnswer,
  /** Cash: can be played, and withdrawn once wagered. */
  balance: amountAnswer,
  bonusBalance: amountAnswer,
  /** Only for withdrawal. */
  lockedBalance: amountAnswer,
  /** Set while the player owes money, for example for a reversed deposit that had left the wallet. No withdrawal is paid until it is settled. */
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
  summary: 'The player’s wallets, default first',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: z.array(wallet) },
});

export const postWallet = endpoint({
  name: 'postWallet',
  method: 'POST',
  path: `${base}/profile/currency`,
  summary: 'Adds a wallet; 409 if it exists already, 422 for a disabled currency',
  access: 'player',
  rateLimit: 'write',
  body: currencyBody,
  answers: { 201: wallet },
});

export const putDefaultWallet = endpoint({
  name: 'putDefaultWallet',
  method: 'PUT',
  path: `${base}/profile/currency`,
  summary: 'Makes a wallet the default; 404 if it does not exist',
  access: 'player',
  rateLimit: 'write',
  body: currencyBody,
  answers: { 200: z.array(wallet) },
});

export const withdrawable = z.object({
  currency: currencyAnswer,
  withdrawable: amountAnswer,
  /** All withdrawals are stopped for now; requested ones continue when the stop ends. */
  paused: z.boolean(),
  /** For players who may not play: everything in a currency can be withdrawn, however little. */
  barred: z.boolean(),
  /** `reason`: why not all of it can be withdrawn now. */
  perCurrency: z.array(
    z.object({
      currency: currencyAnswer,
      withdrawable: amountAnswer,
      reason: z.string().optional(),
      /** The part of the locked money that becomes cash once the player's deposit limit has room for it. */
      lockedByLimit: amountAnswer.optional(),
      /**
       * The player's, and not to be withdrawn: bonus money until it is wagered, winnings of free spins until a deposit unlocks them, money at
       * tables until the player leaves them.
       */
      apart: z
        .array(
          z.object({
            purse: z.enum(['bonus', 'free_spins', 'tables']),
            amount: amountAnswer,
            reason: z.enum(['wager_first', 'deposit_first', 'leave_table_first']),
          }),
        )
        .optional(),
    }),
  ),
});
export type Withdrawable = z.infer<typeof withdrawable>;

export const getWithdrawable = endpoint({
  name: 'getWithdrawable',
  method: 'GET',
  path: `${base}/profile/withdrawable`,
  summary: 'Withdrawable amounts, in the default currency and in each wallet',
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
  /** What one withdrawal may be worth, in EUR: the limits that the house has set. */
  minWithdrawEur: amountAnswer,
  maxWithdrawEur: amountAnswer,
  /** Maximum of one payment; absent for crypto, whose amounts cannot be limited. */
  maxDeposit: amountAnswer.optional(),
  /** EUR for one unit, a decimal. */
  eurRate: z.string(),
});
export type Minimums = z.infer<typeof minimums>;

/** Open: a player who withdraws from a restricted country needs them too. */
export const getMinimums = endpoint({
  name: 'getMinimums',
  method: 'GET',
  path: `${base}/rate/limit/:currency`,
  summary: 'The minimums of a currency and its rate',
  access: 'open',
  rateLimit: 'read',
  params: z.strictObject({ currency: currencyRequest }),
  answers: { 200: minimums },
});

export const getDefaultMinimums = endpoint({
  name: 'getDefaultMinimums',
  method: 'GET',
  path: `${base}/rate/limit`,
  summary: 'The minimums of BTC',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: minimums },
});

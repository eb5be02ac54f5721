/** Dependencies of the routes about money, and the API's formats. */
import type { Payment } from '@carmine/contract/payments/deposits';
import type { Wallet as WalletAnswer } from '@carmine/contract/payments/wallet';
import { formatAmount, money } from '@carmine/money';
import {
  arrivedOf,
  isPayable,
  type Coins,
  type Deposit,
  type OnRamps,
  type Payments,
} from '../../../modules/payments/index.ts';
import type { Promotions, SpinUnlock } from '../../../modules/promotions/index.ts';
import type { FreeSpinGrant, Wallet, WalletBalance } from '../../../modules/wallet/index.ts';
import type { Database } from '../../../database/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { HttpContext } from '../../http-context.ts';
import type { paymentProblems } from './payment-problems.ts';

export interface PaymentService {
  readonly http: HttpContext;
  readonly problems: typeof paymentProblems;
  readonly db: Database;
  readonly payments: Payments;
  readonly coins: Coins;
  readonly onRamps: OnRamps;
  readonly wallet: Wallet;
  readonly promotions: Pick<Promotions, 'unlocks'>;
}

/** `null` if the currency has neither free spins nor winnings from them. */
const freeSpinWallet = (
  held: WalletBalance,
  grants: readonly FreeSpinGrant[],
  unlocks: readonly SpinUnlock[],
): WalletAnswer['freeSpinWallet'] => {
  const spins = grants.filter(({ currency }) => currency === held.currency).reduce((sum, { left }) => sum + left, 0);
  if (spins === 0 && held.freeSpinWin === 0n) return null;
  const unlock = unlocks.find(({ currency }) => currency === held.currency);
  return {
    ...{ spins, winnings: formatAmount(money(held.currency, held.freeSpinWin)) },
    winUnlockConfig:
      unlock === undefined
        ? null
        : {
            depositAmount: formatAmount(money(held.currency, unlock.deposit)),
            depositAmountInEur: formatAmount(money('EUR', unlock.depositCents)),
            ...{ depositCurrency: held.currency, extraBonusPercent: unlock.percent },
          },
  };
};

export const walletAnswer = (
  held: WalletBalance,
  grants: readonly FreeSpinGrant[],
  unlocks: readonly SpinUnlock[],
): WalletAnswer => ({
  currency: held.currency,
  balance: formatAmount(money(held.currency, held.cash)),
  bonusBalance: formatAmount(money(held.currency, held.bonus)),
  lockedBalance: formatAmount(money(held.currency, held.locked)),
  ...(held.owed === 0n ? {} : { owed: formatAmount(money(held.currency, held.owed)) }),
  default: held.default,
  freeSpinWallet: freeSpinWallet(held, grants, unlocks),
});

type Names = Pick<Payments, 'nameOf'>;

export const methodOf = ({ nameOf }: Names, method: string): { method: string; methodName?: string } => {
  const methodName = nameOf(method);
  return { method, ...(methodName === undefined ? {} : { methodName }) };
};

/** Adds the display names of gateways. */
export const withNames = (names: Names, payment: Payment): Payment => ({
  ...payment,
  ...methodOf(names, payment.method),
  ...(payment.legs && { legs: payment.legs.map((leg) => ({ ...leg, ...methodOf(names, leg.method) })) }),
});

export const depositAnswer = (ids: Ids, deposit: Deposit): Payment => ({
  id: ids.encode('dep', deposit.id),
  direction: 'deposit',
  method: deposit.gateway,
  currency: deposit.currency,
  amount: formatAmount(money(deposit.currency, arrivedOf(deposit).amount)),
  fee: formatAmount(money(deposit.currency, 0n)),
  amountEur: formatAmount(money('EUR', arrivedOf(deposit).eurCents)),
  status: deposit.state,
  ...(deposit.reason === undefined ? {} : { reason: deposit.reason }),
  createdAt: deposit.createdAt.toISOString(),
  updatedAt: deposit.updatedAt.toISOString(),
  ...(isPayable(deposit.state) ? { dueAt: deposit.expiresAt.toISOString() } : {}),
});

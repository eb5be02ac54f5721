/** The player's wallets: list, add, choose the default; and withdrawable amounts. */
import { postDebtPayment } from '@carmine/contract/payments/debts';
import { getWallets, getWithdrawable, postWallet, putDefaultWallet } from '@carmine/contract/payments/wallet';
import { currencyCodes, defaultCurrency, formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { once } from '../../../platform/idempotency.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { debtOpen } from '../../../modules/payments/index.ts';
import type { WalletBalance, Withdrawable } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { isBarred } from './barred.ts';
import { walletAnswer, type PaymentService } from './payment-service.ts';

/** Settles a debt once per key. */
const settleOnce = (
  { db, wallet }: PaymentService,
  { playerId, currency, key }: { playerId: PlayerId; currency: CurrencyCode; key: string },
) =>
  db.transaction((sql) =>
    once(sql, { playerId, key, request: { call: 'debt payment', currency } }, async () => ({
      settled: (await wallet.payDebt(sql, { playerId, currency })).toString(),
    })),
  );

/** The default first, then in the order of the currency table. */
const listWallets =
  ({ wallet, promotions }: PaymentService) =>
  async (playerId: PlayerId) => {
    const [held, grants, unlocks] = await Promise.all([
      wallet.wallets(playerId),
      wallet.freeSpins(playerId),
      promotions.unlocks(playerId),
    ]);
    const rank = (one: (typeof held)[number]): number => (one.default ? -1 : currencyCodes.indexOf(one.currency));
    return held.toSorted((a, b) => rank(a) - rank(b)).map((one) => walletAnswer(one, grants, unlocks));
  };

/** What the player sees in the wallet and cannot withdraw, with its reason. */
const apartOf = (held: Pick<WalletBalance, 'currency' | 'bonus' | 'freeSpinWin' | 'atTables'> | undefined) => {
  if (held === undefined) return {};
  const amount = (subunits: bigint) => formatAmount(money(held.currency, subunits));
  const apart = [
    ...(held.bonus > 0n ? [{ purse: 'bonus', amount: amount(held.bonus), reason: 'wager_first' } as const] : []),
    ...(held.freeSpinWin > 0n
      ? [{ purse: 'free_spins', amount: amount(held.freeSpinWin), reason: 'deposit_first' } as const]
      : []),
    ...(held.atTables > 0n
      ? [{ purse: 'tables', amount: amount(held.atTables), reason: 'leave_table_first' } as const]
      : []),
  ];
  return apart.length === 0 ? {} : { apart };
};

export const walletRoutes = (app: FastifyInstance, service: PaymentService): void => {
  const { wallet, coins, db, http } = service;

  const walletsOf = listWallets(service);

  route(app, service, getWallets, async ({ player }) => answer(200, await walletsOf(player.playerId)));

  route(app, service, postWallet, async ({ player: { playerId }, body: { currency } }) => {
    if (!(await coins.currencies()).includes(currency)) return refuse('currency_not_supported');
    const opened = await db.transaction((sql) => wallet.openWallet(sql, { playerId, currency, makeDefault: false }));
    if (!opened.ok) return refuse(opened.reason);
    const added = (await walletsOf(playerId)).find((one) => one.currency === currency);
    if (added === undefined) throw new Error(`The wallet in ${currency} is gone`);
    return answer(201, added);
  });

  route(app, service, putDefaultWallet, async ({ player: { playerId }, body: { currency } }) => {
    const chosen = await db.transaction((sql) => wallet.setDefault(sql, { playerId, currency }));
    return chosen.ok ? answer(200, await walletsOf(playerId)) : refuse(chosen.reason);
  });

  route(app, service, postDebtPayment, async ({ player: { playerId }, body: { currency }, idempotencyKey: key }) => {
    if (!(await wallet.wallets(playerId)).some((held) => held.currency === currency)) return refuse('not_held');
    const paid = await settleOnce(service, { playerId, currency, key });
    if (!paid.ok) return refuse(paid.reason);
    return answer(200, await walletsOf(playerId));
  });

  /** Why not the whole balance can be withdrawn. A network fee only matters if the player cannot add to it. */
  const reasonOf = async (part: Withdrawable, barred: boolean, owes: boolean): Promise<{ reason?: string }> => {
    if (owes) return { reason: debtOpen };
    if (part.unstaked > 0n) return { reason: 'not_withdrawable_yet' };
    const kept = barred && (await coins.isKeptByNetwork(money(part.currency, part.withdrawable)));
    return kept ? { reason: 'network_busy' } : {};
  };

  route(app, service, getWithdrawable, async ({ player, client }) => {
    const { playerId } = player;
    const [held, parts, stop, away] = await Promise.all([
      wallet.wallets(playerId),
      wallet.withdrawable(playerId),
      wallet.cashOutsStopped(),
      isBarred(http, player, client),
    ]);
    const barred = away || parts.some((part) => part.barred);
    const owes = held.some(({ owed }) => owed > 0n);
    const currency = held.find((one) => one.default)?.currency ?? defaultCurrency;
    const ofDefault = parts.find((one) => one.currency === currency)?.withdrawable ?? 0n;
    return answer(200, {
      currency,
      withdrawable: formatAmount(money(currency, ofDefault)),
      ...{ paused: stop !== undefined, barred },
      perCurrency: await Promise.all(
        parts.map(async (one) => ({
          currency: one.currency,
          withdrawable: formatAmount(money(one.currency, one.withdrawable)),
          ...(await reasonOf(one, barred, owes)),
          ...apartOf(held.find((other) => other.currency === one.currency)),
          ...(one.lockedByLimit > 0n && { lockedByLimit: formatAmount(money(one.currency, one.lockedByLimit)) }),
        })),
      ),
    });
  });
};

/** Pays earned rakeback to cash: at the player's request, or when the account is closed. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { LoyaltyDeps } from './deps.ts';
import { micro } from './levels.ts';
import * as store from './loyalty-store.ts';

/** Whole subunits; the rest stays for the next payment. What a reversal took back after it was paid is earned again first. */
export const payable = ({ earned, paid }: Pick<store.Rakeback, 'earned' | 'paid'>): bigint => {
  const left = earned / micro - paid;
  return left > 0n ? left : 0n;
};

export type Claimed =
  | { readonly ok: true; readonly amount: bigint }
  | { readonly ok: false; readonly reason: 'nothing_to_claim' | 'protected' };

type Deps = Pick<LoyaltyDeps, 'db' | 'wallet' | 'hintBalance'>;

/** The row's lock comes first: concurrent claims find nothing left. */
const pay = async ({ wallet }: Deps, sql: Sql, playerId: PlayerId, currency: CurrencyCode): Promise<Claimed> => {
  const row = await store.lockRakeback(sql, playerId, currency);
  const amount = row === undefined ? 0n : payable(row);
  if (row === undefined || amount === 0n) return { ok: false, reason: 'nothing_to_claim' };
  const key = `rakeback:${playerId}:${currency}:${row.payments + 1}`;
  const paid = await wallet.payReward(sql, { playerId, key, currency, amount, kind: 'rakeback' });
  if (!paid.ok) return paid;
  await store.savePayment(sql, playerId, currency, amount);
  return { ok: true, amount };
};

export const claimRakeback =
  (deps: Deps) =>
  async (playerId: PlayerId, currency: CurrencyCode): Promise<Claimed> => {
    const claimed = await deps.db.transaction((sql) => pay(deps, sql, playerId, currency));
    if (claimed.ok) deps.hintBalance({ playerId, currency });
    return claimed;
  };

export const payAllRakeback =
  (deps: Deps) =>
  async (playerId: PlayerId): Promise<void> => {
    for (const { currency } of await store.rakebackOf(deps.db, playerId))
      await deps.db.transaction((sql) => pay(deps, sql, playerId, currency));
  };

/** Worker: rounds are counted a few seconds after they were played, so an account may be closed before its last ones are. */
export const payClosedAccounts = (deps: Deps) => async (): Promise<void> => {
  for (const playerId of await store.closedWithRakeback(deps.db, 100)) await payAllRakeback(deps)(playerId);
};

/**
 * A withdrawal of cash ends the active and the queued grants of its currency; where the house refuses it, they come back. The ledger
 * takes and restores the active bonus, in the same transaction.
 */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import { promotionEnded } from '../../../platform/events/catalogue/promotions.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionsDeps } from '../deps.ts';
import { endForCashOut, holdsCash, requeue, restoreActive } from './cash-out-store.ts';
import { startQueued } from './end-grant.ts';
import { lockPlayers } from '../grants/grant-facts-store.ts';
import { findByReference, findOwn, insertOwn, saveAward } from '../grants/grant-store.ts';
import type { PlayerPromotionId } from '../grants/player-promotion.ts';

interface HeldCashOut {
  readonly playerId: PlayerId;
  readonly paymentId: bigint;
  readonly currency: CurrencyCode;
}

/** After the hold, in its transaction: the ledger's gate is locked. */
export const noteCashOut =
  ({ outbox, ids }: Pick<PromotionsDeps, 'outbox' | 'ids'>) =>
  async (sql: Sql, held: HeldCashOut): Promise<void> => {
    const { playerId, paymentId, currency } = held;
    // Locked money has never been played with.
    if (!(await holdsCash(sql, paymentId))) return;
    for (const { id, source } of await endForCashOut(sql, held))
      await outbox.publish(sql, promotionEnded, `${id}:removed:${paymentId}`, {
        ...{ playerId, promotion: ids.encode('own', id), source, currency, state: 'removed', reason: 'cash_out' },
        amount: formatAmount(money(currency, 0n)),
      });
  };

interface MovedBonus {
  readonly playerId: PlayerId;
  readonly bonusId: bigint;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

export const noteBonusRestored =
  (deps: PromotionsDeps) =>
  async ({ playerId, bonusId }: MovedBonus): Promise<void> => {
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      await restoreActive(sql, playerId, bonusId as PlayerPromotionId);
    });
    deps.live.push({ audience: { playerId }, topic: 'promotions', data: {} });
  };

/** Another bonus is active: what was taken waits behind it, with the rest of its wagering and a time of its own. */
export const noteBonusNotRestored =
  (deps: PromotionsDeps) =>
  async ({ playerId, bonusId, currency, amount }: MovedBonus): Promise<void> => {
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      const own = await findOwn(sql, playerId, bonusId as PlayerPromotionId);
      // Its deposit may have been reversed since.
      if (own?.state !== 'removed' || own.reason !== 'cash_out' || amount <= 0n) return;
      const reference = `restored:${bonusId}`;
      const { source, promotionId, version } = own;
      if ((await findByReference(sql, playerId, source, reference)) !== undefined) return;
      const made = await insertOwn(sql, {
        playerId,
        source,
        promotionId,
        version,
        reference,
        state: 'queued',
        currency,
      });
      const left = own.wagerRequired - own.wagered;
      await saveAward(
        sql,
        made,
        {
          ...{ bonus: amount, fromSpins: 0n, bonusCents: 0n, wagerRequired: left > 0n ? left : 0n, spins: 0 },
          ...{ wagerTimes: own.wagerTimes, terms: own.terms },
          ...{ maxFirstStake: own.maxFirstStake, days: own.days ?? 1, spinValue: undefined, spinGames: [] },
          ...{ spinDays: undefined, unlock: undefined },
        },
        {},
      );
    });
    await startQueued(deps)(playerId);
  };

/** The house refused the withdrawal, or it could not be paid: what waited in the queue waits again. */
export const noteCashOutReturned =
  (deps: PromotionsDeps) =>
  async ({ playerId, cashOut }: { readonly playerId: PlayerId; readonly cashOut: string }): Promise<void> => {
    const id = deps.ids.decode('wdr', cashOut);
    if (id === undefined || (await requeue(deps.db, playerId, id)) === 0) return;
    await startQueued(deps)(playerId);
  };

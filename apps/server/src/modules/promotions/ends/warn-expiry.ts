/** A day before a bonus or free spins expire, their player is told, once of each. */
import { formatAmount, money } from '@carmine/money';
import { promotionExpiresSoon } from '../../../platform/events/catalogue/promotions.ts';
import type { Sql } from '../../../database/database.ts';
import type { PromotionsDeps } from '../deps.ts';
import { mayBeGranted } from '../offers/offer-facts.ts';
import { noteSpinsWarned, readEndingSpins } from '../grants/grant-facts-store.ts';
import { findOwn, noteWarned, readExpiringSoon } from '../grants/grant-store.ts';
import type { PlayerPromotion } from '../grants/player-promotion.ts';

const dayMs = 86_400_000;

interface Ending {
  readonly own: PlayerPromotion;
  readonly amount: bigint;
  readonly spins: number;
  readonly at: Date;
}

const tell = (
  { outbox, ids }: Pick<PromotionsDeps, 'outbox' | 'ids'>,
  sql: Sql,
  { own: { playerId, id, source, currency }, amount, spins, at }: Ending,
): Promise<unknown> =>
  outbox.publish(sql, promotionExpiresSoon, amount > 0n ? id.toString() : `${id}:spins`, {
    ...{ playerId, promotion: ids.encode('own', id), source, currency, spins, expiresAt: at },
    amount: formatAmount(money(currency, amount)),
  });

/** Who is on a break is not invited to play. */
export const warnExpiry = (deps: PromotionsDeps) => async (): Promise<void> => {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + dayMs);
  for (const own of await readExpiringSoon(deps.db, until, 200)) {
    const { bonus: amount, spins, expiresAt: at } = own;
    const { ok: isTold } = await mayBeGranted(deps, own.playerId);
    await deps.db.transaction(async (sql) => {
      if ((await noteWarned(sql, own)) > 0 && isTold && at !== undefined)
        await tell(deps, sql, { own, amount, spins, at });
    });
  }
  for (const ending of await readEndingSpins(deps.db, until, 200)) {
    const { playerId, id, left: spins, until: at } = ending;
    const { ok: isTold } = await mayBeGranted(deps, playerId);
    await deps.db.transaction(async (sql) => {
      const own = await findOwn(sql, playerId, id);
      if ((await noteSpinsWarned(sql, ending)) === 0 || own === undefined) return;
      if (isTold && spins > 0 && at > now) await tell(deps, sql, { own, amount: 0n, spins, at });
    });
  }
};

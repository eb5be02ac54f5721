/** A day before a bonus or free spins expire, their player is told, once. */
import { formatAmount, money } from '@carmine/money';
import { promotionExpiresSoon } from '../../../platform/events/catalogue/promotions.ts';
import type { PromotionsDeps } from '../deps.ts';
import { mayBeGranted } from '../offers/offer-facts.ts';
import { noteWarned, readExpiringSoon } from '../grants/grant-store.ts';

const dayMs = 86_400_000;

export const warnExpiry = (deps: PromotionsDeps) => async (): Promise<void> => {
  const until = new Date(deps.clock.now().getTime() + dayMs);
  for (const own of await readExpiringSoon(deps.db, until, 200)) {
    const { playerId, id, source, currency, bonus, spins, expiresAt } = own;
    // Who is on a break is not invited to play.
    const isTold = (await mayBeGranted(deps, playerId)).ok && expiresAt !== undefined;
    await deps.db.transaction(async (sql) => {
      if ((await noteWarned(sql, own)) === 0 || !isTold) return;
      await deps.outbox.publish(sql, promotionExpiresSoon, id.toString(), {
        ...{ playerId, promotion: deps.ids.encode('own', id), source, currency, spins, expiresAt },
        amount: formatAmount(money(currency, bonus)),
      });
    });
  }
};

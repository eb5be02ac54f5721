/** Worker: grants the gifts of reached levels, each in a transaction of its own; a refused one is tried again later. */
import { fromEur, money } from '@carmine/money';
import type { LoyaltyDeps } from './deps.ts';
import { giftTerms, levelAt, levelOf } from './levels.ts';
import * as store from './loyalty-store.ts';

const atOnce = 200;

type Gift = Awaited<ReturnType<typeof store.dueGifts>>[number];

const grantOne = async (deps: LoyaltyDeps, { playerId, level }: Gift): Promise<boolean> => {
  const currency = await deps.defaultCurrency(playerId);
  const rate = await deps.rates.rate(currency);
  const gift = levelOf(level);
  return deps.db.transaction(async (sql) => {
    if (!(await store.lockGift(sql, playerId, level)) || gift === undefined) return false;
    const refuse = async (reason: string) => {
      await store.postponeGift(sql, playerId, level, reason);
      return false;
    };
    // Points that a reversal took back must be earned again.
    if (levelAt((await store.readPlayer(sql, playerId))?.points ?? 0n).level < level) return refuse('level_lost');
    if (rate === undefined || rate.stale) return refuse('rate_stale');
    const amount = fromEur(money('EUR', gift.giftCents), rate, 'ceil').subunits;
    const reference = `level-gift:${playerId}:${level}`;
    const granted = await deps.grantByRule(sql, {
      ...{ playerId, reference, source: 'level_gift', currency, amount },
      ...giftTerms,
    });
    if (granted.state === 'refused') return refuse(granted.reason);
    await store.markGranted(sql, playerId, level);
    return true;
  });
};

/** Returns the number granted. */
export const grantDueGifts = (deps: LoyaltyDeps) => async (): Promise<number> => {
  let granted = 0;
  for (const gift of await store.dueGifts(deps.db, atOnce)) if (await grantOne(deps, gift)) granted += 1;
  return granted;
};

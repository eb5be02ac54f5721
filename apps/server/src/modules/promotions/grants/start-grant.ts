/** Starts what was granted: bonus money in the ledger, free spins, or a place in the queue behind the active bonus. */
import { formatAmount, money } from '@carmine/money';
import { promotionGranted } from '../../../platform/events/catalogue/promotions.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionsDeps } from '../deps.ts';
import { moveOwn, readIn, saveSpinGrant } from './grant-store.ts';
import type { PlayerPromotion } from './player-promotion.ts';
import { saveUnlock } from './spin-unlock-store.ts';

export type StartDeps = Pick<PromotionsDeps, 'wallet' | 'clock' | 'outbox' | 'ids' | 'standardBet'>;

export type Started = 'active' | 'queued' | 'removed';

const dayMs = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

const startSpins = async (
  { wallet, standardBet }: StartDeps,
  sql: Sql,
  own: PlayerPromotion,
  now: Date,
): Promise<void> => {
  const { playerId, currency, spins, spinValue, spinGames, spinDays, unlock } = own;
  if (spins === 0 || spinValue === undefined || spinDays === undefined) return;
  const grantId = await wallet.grantFreeSpins(sql, {
    key: `promotion:${own.id}`,
    ...{ playerId, currency, stake: spinValue, count: spins, games: spinGames },
    ...{ validFrom: now, validTo: daysAfter(now, spinDays) },
    bets: Object.fromEntries(spinGames.map((gameId) => [gameId, standardBet(gameId)])),
  });
  await saveSpinGrant(sql, own, grantId);
  if (unlock === undefined) return;
  // The maximum stake of the bonus that the winnings become: the grant's, or 25 spins' worth where it has none.
  const maxFirstStake = own.maxFirstStake > 0n ? own.maxFirstStake : spinValue * 25n;
  await saveUnlock(sql, { ...unlock, playerId, currency, maxFirstStake, until: daysAfter(now, unlock.days) });
};

const queue = async (sql: Sql, own: PlayerPromotion): Promise<'queued'> => {
  if (own.state !== 'queued') await moved(sql, own, { state: 'queued' });
  return 'queued';
};

/** Whether a bonus is active, also one whose end in the ledger has not been heard of. */
const hasActive = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await readIn(sql, playerId, 'active')).some(({ bonus }) => bonus > 0n);

/**
 * Call with the player's row locked. The ledger's gate is locked before the row of the queue is written, in the order of a withdrawal.
 */
export const startGrant = async (deps: StartDeps, sql: Sql, own: PlayerPromotion): Promise<Started> => {
  const { playerId, id, currency, bonus } = own;
  const now = deps.clock.now();
  let expiresAt = own.spinDays === undefined ? undefined : daysAfter(now, own.spinDays);
  if (bonus > 0n) {
    expiresAt = daysAfter(now, own.days ?? 1);
    if (await hasActive(sql, playerId)) return queue(sql, own);
    const granted = await deps.wallet.grantBonus(sql, {
      ...{ playerId, bonusId: id, currency, amount: bonus, fromFreeSpins: own.fromSpins, expiresAt },
      ...{ wagerRequired: own.wagerRequired, maxFirstStake: own.maxFirstStake, terms: own.terms },
    });
    if (!granted.ok && granted.reason === 'bonus_active') return queue(sql, own);
    // The winnings that it was to be made of have expired.
    if (!granted.ok) {
      await moved(sql, own, { state: own.state === 'queued' ? 'removed' : 'cancelled', reason: 'winnings_ended' });
      return 'removed';
    }
  }
  await moved(sql, own, { state: 'active', startedAt: now, expiresAt });
  await startSpins(deps, sql, own, now);
  await deps.outbox.publish(sql, promotionGranted, id.toString(), {
    ...{ playerId, promotion: deps.ids.encode('own', id), source: own.source, currency },
    ...{ amount: formatAmount(money(currency, bonus)), spins: own.spins, expiresAt: expiresAt ?? null },
  });
  return 'active';
};

const moved = async (sql: Sql, own: PlayerPromotion, change: Parameters<typeof moveOwn>[2]): Promise<void> => {
  if (!(await moveOwn(sql, own, change))) throw new Error(`Promotion ${own.id} of the player changed meanwhile`);
};

/** Starts the oldest queued grants until one has a bonus. Call with the player's row locked. */
export const startNext = async (deps: StartDeps, sql: Sql, playerId: PlayerId): Promise<void> => {
  for (const own of await readIn(sql, playerId, 'queued')) {
    const started = await startGrant(deps, sql, own);
    if (started === 'queued' || (started === 'active' && own.bonus > 0n)) return;
  }
};

/** Ends of grants: cancelled by the player, expired, reversed with the deposit, or played to an end in the ledger. */
import type { PlayerPromotionState } from '@carmine/contract/promotions/promotions';
import { formatAmount, money } from '@carmine/money';
import { promotionEnded } from '../../../platform/events/catalogue/promotions.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { GrantId } from '../../wallet/index.ts';
import type { PromotionsDeps } from '../deps.ts';
import { mayBeGranted } from '../offers/offer-facts.ts';
import { noteReversed } from '../deposits/deposit-offer-store.ts';
import { lockPlayers, readBonus, readExpired, readWaitingPlayers } from '../grants/grant-facts-store.ts';
import { findOwn, moveOwn, readEarned, type Change } from '../grants/grant-store.ts';
import { openStates, type PlayerPromotion, type PlayerPromotionId } from '../grants/player-promotion.ts';
import { startNext } from '../grants/start-grant.ts';

type EndState = 'completed' | 'lost' | 'expired' | 'cancelled' | 'removed';
const isEnd = (state: PlayerPromotionState): state is EndState =>
  ['completed', 'lost', 'expired', 'cancelled', 'removed'].includes(state);

const publish = async (
  { outbox, ids }: PromotionsDeps,
  sql: Sql,
  { playerId, id, source, currency }: PlayerPromotion,
  { state, reason, converted = 0n }: Change,
): Promise<void> => {
  if (!isEnd(state)) return;
  await outbox.publish(sql, promotionEnded, `${id}:${state}`, {
    ...{ playerId, promotion: ids.encode('own', id), source, currency, state, reason: reason ?? null },
    amount: formatAmount(money(currency, converted)),
  });
};

/** Why the ledger takes a bonus back. */
type RemovalReason = 'cancelled' | 'expired' | 'deposit_reversed' | 'forfeited';

/** A withdrawal took it, and would give it back if the house refused it. */
const isAway = ({ state, reason }: PlayerPromotion): boolean => state === 'removed' && reason === 'cash_out';

/** Takes back what is left: bonus money of an active grant, and unused free spins. `false`: its bonus has ended otherwise already. */
const takeBack = async (
  { wallet }: PromotionsDeps,
  sql: Sql,
  own: PlayerPromotion,
  reason: RemovalReason,
): Promise<boolean> => {
  const { playerId, id, bonus, state, spinGrantId } = own;
  const wasStarted =
    bonus > 0n && (state === 'active' || (isAway(own) && (await readBonus(sql, playerId, id)) !== undefined));
  const { repeated } = wasStarted
    ? await wallet.removeBonus(sql, { playerId, bonusId: id, reason })
    : { repeated: false };
  // The ledger's news of the end is on the way.
  if (repeated && state === 'active' && reason !== 'deposit_reversed') return false;
  // Spins are valid for a time of their own: an expired bonus leaves them.
  if (spinGrantId !== undefined && reason !== 'expired')
    await wallet.cancelFreeSpins(sql, { playerId, grantId: spinGrantId as GrantId });
  return !(repeated && state === 'active');
};

/** Call with the player's row locked. `false`: the ledger has ended it otherwise, and its news is on the way. */
export const endGrant = async (
  deps: PromotionsDeps,
  sql: Sql,
  own: PlayerPromotion,
  change: Change,
  reason: RemovalReason,
  isTold = true,
): Promise<boolean> => {
  if (!(await takeBack(deps, sql, own, reason))) return false;
  const bonus = own.state === 'active' && own.bonus > 0n ? await readBonus(sql, own.playerId, own.id) : undefined;
  const whole = { ...change, ...(bonus === undefined ? {} : { wagered: bonus.wagered }) };
  if ((await moveOwn(sql, own, whole)) && isTold) await publish(deps, sql, own, whole);
  return true;
};

const hint = ({ live }: PromotionsDeps, playerId: PlayerId): void =>
  live.push({ audience: { playerId }, topic: 'promotions', data: {} });

export type Cancelled =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'promotion_ended' };

export const cancelGrant = (deps: PromotionsDeps) => {
  const next = startQueued(deps);
  return async (playerId: PlayerId, id: PlayerPromotionId): Promise<Cancelled> => {
    const done = await deps.db.transaction(async (sql): Promise<Cancelled> => {
      await lockPlayers(sql, [playerId]);
      const own = await findOwn(sql, playerId, id);
      if (own === undefined) return { ok: false, reason: 'not_found' };
      if (!openStates.includes(own.state)) return { ok: false, reason: 'promotion_ended' };
      const isEnded = await endGrant(deps, sql, own, { state: 'cancelled', reason: 'by_player' }, 'cancelled');
      return isEnded ? { ok: true } : { ok: false, reason: 'promotion_ended' };
    });
    if (done.ok) await next(playerId);
    return done;
  };
};

/** The ledger ended a bonus in play, by a withdrawal, or on our own request. */
export const noteBonusEnd = (deps: PromotionsDeps) => {
  const next = startQueued(deps);
  return async (
    { playerId, bonusId }: { readonly playerId: PlayerId; readonly bonusId: bigint },
    change: Change,
  ): Promise<void> => {
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      const own = await findOwn(sql, playerId, bonusId as PlayerPromotionId);
      if (own?.state !== 'active') return;
      const bonus = await readBonus(sql, playerId, own.id);
      // It has come back since.
      if (bonus?.isActive === true) return;
      const whole = { ...change, ...(bonus === undefined ? {} : { wagered: bonus.wagered }) };
      if (await moveOwn(sql, own, whole)) await publish(deps, sql, own, whole);
    });
    await next(playerId);
  };
};

/** What a reversed deposit earned ends; the offer stays used. */
export const reverseDeposit = (deps: PromotionsDeps) => {
  const next = startQueued(deps);
  return async (deposit: {
    readonly playerId: PlayerId;
    readonly depositId: bigint;
    readonly currency: PlayerPromotion['currency'];
  }): Promise<void> => {
    const { playerId, depositId } = deposit;
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      await noteReversed(sql, deposit);
      const change = { state: 'removed', reason: 'deposit_reversed' } as const;
      for (const own of await readEarned(sql, playerId, depositId)) {
        if (openStates.includes(own.state)) await endGrant(deps, sql, own, change, 'deposit_reversed');
        else await takeBack(deps, sql, own, 'deposit_reversed');
        if (isAway(own)) await moveOwn(sql, own, change);
      }
    });
    await next(playerId);
  };
};

/** Starts what waits, unless the player is on a break; always tells open pages. */
export const startQueued =
  (deps: PromotionsDeps) =>
  async (playerId: PlayerId): Promise<void> => {
    if ((await mayBeGranted(deps, playerId)).ok)
      await deps.db.transaction(async (sql) => {
        await lockPlayers(sql, [playerId]);
        await startNext(deps, sql, playerId);
      });
    hint(deps, playerId);
  };

/** Worker: ends what has expired, then starts what waits. */
export const expireGrants = (deps: PromotionsDeps) => {
  const next = startQueued(deps);
  return async (): Promise<void> => {
    for (const { playerId, id } of await readExpired(deps.db, deps.clock.now(), 200)) {
      // Who is on a break hears nothing of bonuses.
      const { ok: isTold } = await mayBeGranted(deps, playerId);
      await deps.db.transaction(async (sql) => {
        await lockPlayers(sql, [playerId]);
        const own = await findOwn(sql, playerId, id);
        if (own?.state !== 'active' || own.expiresAt === undefined || own.expiresAt > deps.clock.now()) return;
        await endGrant(deps, sql, own, { state: own.bonus > 0n ? 'expired' : 'completed' }, 'expired', isTold);
      });
    }
    for (const playerId of await readWaitingPlayers(deps.db, 200)) await next(playerId);
  };
};

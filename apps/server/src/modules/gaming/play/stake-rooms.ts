/**
 * Cache of how much each player's next bet may stake and certainly be accepted, so that an ordinary bet needs no question to the ledger
 * before its outcome is computed. The ledger decides in any case; anything uncertain is asked.
 */
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { StakeRoom } from '../../wallet/index.ts';
import type { Acceptable, Taken } from '../rounds/round-ledger.ts';
import type { PlaySession } from '../rounds/play-session.ts';

const capacity = 10_000;
/** Entries older than this are asked again. */
const lifetimeMs = 60_000;
/**
 * After a refusal despite this cache, the player's bets are asked about for this long. Somebody who provokes refusals to measure how
 * long an outcome takes gets one sample in this time.
 */
const doubtMs = 600_000;

export interface Wish {
  /** The stake in subunits. */
  readonly debit: bigint;
  /** The stake in EUR cents, rounded up; read only if a limit needs it. */
  readonly cents: () => Promise<bigint>;
}

interface Known {
  readonly playSessionId: bigint;
  readonly cash: bigint;
  readonly room: StakeRoom;
  readonly startedAt: number;
  readonly until: number;
}

export interface StakeRooms {
  /** True if the bet will be accepted, unless something changes elsewhere meanwhile. */
  covers(playSession: PlaySession, wish: Wish): Promise<boolean>;
  learn(playSession: PlaySession, reply: Acceptable): void;
  /** Call after a bet; `isOpen`: its round continues. */
  tookBet(playSession: PlaySession, wish: Wish, reply: Taken, isOpen: boolean): Promise<void>;
  /** Call when the player's balance changed otherwise. */
  forget(playSession: PlaySession): void;
  doubt(playSession: PlaySession): void;
}

const isMeasured = ({ limitLeftCents, maxStakeCents }: StakeRoom): boolean =>
  limitLeftCents !== undefined || maxStakeCents !== undefined;

const isWithin = (amount: bigint, most: bigint | undefined): boolean => most === undefined || amount <= most;

export const createStakeRooms = (now: () => number = () => performance.now()): StakeRooms => {
  const rooms = createLruCache<string, Known>(capacity);
  const doubts = createLruCache<string, number>(capacity);
  const find = ({ account, id }: PlaySession, at: number): Known | undefined => {
    const known = rooms.get(account);
    return known !== undefined && known.playSessionId === id && at < known.until ? known : undefined;
  };

  return {
    covers: async (playSession, { debit, cents }) => {
      const at = now();
      const known = find(playSession, at);
      if (known === undefined || at < (doubts.get(playSession.account) ?? 0)) return false;
      const { room, cash, startedAt } = known;
      if (debit > cash || !isWithin(debit, room.maxFirstStake) || at < startedAt + room.cycleMs) return false;
      if (!isMeasured(room)) return true;
      const measured = await cents();
      return isWithin(measured, room.limitLeftCents) && isWithin(measured, room.maxStakeCents);
    },
    learn: (playSession, { balances, room }) => {
      const { account, id } = playSession;
      rooms.set(account, {
        playSessionId: id,
        cash: balances.cash,
        room,
        startedAt: -Infinity,
        until: now() + lifetimeMs,
      });
    },
    tookBet: async (playSession, wish, { balances }, isOpen) => {
      const startedAt = now();
      const known = find(playSession, startedAt);
      if (known === undefined || isOpen) return rooms.forget(playSession.account);
      const { room } = known;
      // A payout restores room under a loss limit; that is asked when needed.
      const limitLeftCents = room.limitLeftCents === undefined ? undefined : room.limitLeftCents - (await wish.cents());
      rooms.set(playSession.account, {
        playSessionId: playSession.id,
        cash: balances.cash,
        startedAt,
        until: startedAt + lifetimeMs,
        room: limitLeftCents === undefined ? room : { ...room, limitLeftCents },
      });
    },
    forget: ({ account }) => rooms.forget(account),
    doubt: ({ account }) => {
      rooms.forget(account);
      doubts.set(account, now() + doubtMs);
    },
  };
};

/**
 * What this process knows about the next bet of a player: how much it may stake and still be taken. An ordinary bet needs no
 * question to the ledger before its outcome is worked out; the ledger decides in any case. What is not surely known is asked.
 */
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { StakeRoom } from '../../wallet/index.ts';
import type { Acceptable, Taken } from '../rounds/round-ledger.ts';
import type { PlaySession } from '../rounds/play-session.ts';

const capacity = 10_000;
/** What was true this long ago is asked again. */
const lifetimeMs = 60_000;
/**
 * Where the ledger refused all the same, the player's bets are asked about for so long. Whoever provokes that to measure how long
 * an outcome takes to work out sees one such answer in this time.
 */
const doubtMs = 600_000;

export interface Wish {
  /** What the bet takes, in subunits. */
  readonly debit: bigint;
  /** The same in EUR cents, rounded up; asked for only where a limit is measured with it. */
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
  /** True where the bet will surely be taken, unless something changed elsewhere in the meantime. */
  covers(playSession: PlaySession, wish: Wish): Promise<boolean>;
  learn(playSession: PlaySession, reply: Acceptable): void;
  /** After a bet: `isOpen` where its round goes on. */
  tookBet(playSession: PlaySession, wish: Wish, reply: Taken, isOpen: boolean): Promise<void>;
  /** The player's money moved otherwise. */
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
      // What a round pays gives room under a limit of losses again: that is asked when it is needed.
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

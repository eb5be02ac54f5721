/**
 * What this process knows about the next bet of a player: how much it may stake and still be taken. An ordinary bet needs no
 * question to the ledger before its outcome is worked out; the ledger decides in any case. What is not surely known is asked.
 */
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { StakeRoom } from '../../wallet/index.ts';
import type { Acceptable, Taken } from '../rounds/round-ledger.ts';
import type { PlaySeat } from '../rounds/seat.ts';

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
  readonly seatId: bigint;
  readonly cash: bigint;
  readonly room: StakeRoom;
  readonly startedAt: number;
  readonly until: number;
}

export interface StakeRooms {
  /** True where the bet will surely be taken, unless something changed elsewhere in the meantime. */
  covers(seat: PlaySeat, wish: Wish): Promise<boolean>;
  learn(seat: PlaySeat, reply: Acceptable): void;
  /** After a bet: `isOpen` where its round goes on. */
  tookBet(seat: PlaySeat, wish: Wish, reply: Taken, isOpen: boolean): Promise<void>;
  /** The player's money moved otherwise. */
  forget(seat: PlaySeat): void;
  doubt(seat: PlaySeat): void;
}

const isMeasured = ({ limitLeftCents, maxStakeCents }: StakeRoom): boolean =>
  limitLeftCents !== undefined || maxStakeCents !== undefined;

const isWithin = (amount: bigint, most: bigint | undefined): boolean => most === undefined || amount <= most;

export const createStakeRooms = (now: () => number = () => performance.now()): StakeRooms => {
  const rooms = createLruCache<string, Known>(capacity);
  const doubts = createLruCache<string, number>(capacity);
  const find = ({ account, id }: PlaySeat, at: number): Known | undefined => {
    const known = rooms.get(account);
    return known !== undefined && known.seatId === id && at < known.until ? known : undefined;
  };

  return {
    covers: async (seat, { debit, cents }) => {
      const at = now();
      const known = find(seat, at);
      if (known === undefined || at < (doubts.get(seat.account) ?? 0)) return false;
      const { room, cash, startedAt } = known;
      if (debit > cash || !isWithin(debit, room.maxFirstStake) || at < startedAt + room.cycleMs) return false;
      if (!isMeasured(room)) return true;
      const measured = await cents();
      return isWithin(measured, room.limitLeftCents) && isWithin(measured, room.maxStakeCents);
    },
    learn: (seat, { balances, room }) => {
      const { account, id } = seat;
      rooms.set(account, { seatId: id, cash: balances.cash, room, startedAt: -Infinity, until: now() + lifetimeMs });
    },
    tookBet: async (seat, wish, { balances }, isOpen) => {
      const startedAt = now();
      const known = find(seat, startedAt);
      if (known === undefined || isOpen) return rooms.forget(seat.account);
      const { room } = known;
      // What a round pays gives room under a limit of losses again: that is asked when it is needed.
      const limitLeftCents = room.limitLeftCents === undefined ? undefined : room.limitLeftCents - (await wish.cents());
      rooms.set(seat.account, {
        seatId: seat.id,
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

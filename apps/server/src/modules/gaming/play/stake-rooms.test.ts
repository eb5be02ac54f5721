import { describe, expect, it } from 'vitest';
import type { StakeRoom } from '../../wallet/index.ts';
import type { Acceptable, Taken } from '../rounds/round-ledger.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import { createStakeRooms } from './stake-rooms.ts';

const playSession = { id: 1n, account: 'player:1' } as unknown as PlaySession;
const free: StakeRoom = { cycleMs: 0, limitLeftCents: undefined, maxStakeCents: undefined, maxFirstStake: undefined };
const yes = (cash: bigint, room: Partial<StakeRoom> = {}): Acceptable => ({
  ...{ status: 'acceptable', balances: { cash, bonus: 1_000n }, room: { ...free, ...room } },
});
const taken = (cash: bigint) => ({ balances: { cash, bonus: 0n } }) as Taken;
/** One subunit counts as two cents. */
const stake = (debit: bigint) => ({ debit, cents: async () => debit * 2n });

const atTable = () => {
  let now = 1_000;
  const rooms = createStakeRooms(() => now);
  return { rooms, wait: (ms: number) => (now += ms) };
};

describe('a stake is known to be acceptable', () => {
  it('if the ledger confirmed it recently, up to the cash balance', async () => {
    const { rooms, wait } = atTable();
    expect(await rooms.covers(playSession, stake(1n))).toBe(false);
    rooms.learn(playSession, yes(100n));
    expect(await rooms.covers(playSession, stake(100n))).toBe(true);
    expect(await rooms.covers(playSession, stake(101n))).toBe(false);
    wait(60_000);
    expect(await rooms.covers(playSession, stake(1n))).toBe(false);
  });

  it('only within the limits, the highest stake and a bonus’ first stake', async () => {
    const { rooms } = atTable();
    for (const room of [{ limitLeftCents: 40n }, { maxStakeCents: 40n }, { maxFirstStake: 20n }]) {
      rooms.learn(playSession, yes(1_000n, room));
      expect(await rooms.covers(playSession, stake(20n))).toBe(true);
      expect(await rooms.covers(playSession, stake(21n))).toBe(false);
    }
  });

  it('by the balance and limits after the last bet, and after the cycle', async () => {
    const { rooms, wait } = atTable();
    rooms.learn(playSession, yes(1_000n, { limitLeftCents: 100n, cycleMs: 2_500 }));
    await rooms.tookBet(playSession, stake(30n), taken(40n), false);
    expect(await rooms.covers(playSession, stake(1n))).toBe(false);
    wait(2_500);
    expect(await rooms.covers(playSession, stake(20n))).toBe(true);
    expect(await rooms.covers(playSession, stake(21n))).toBe(false);
  });

  it('not during an open round, in another play session of the player, or after the balance changed', async () => {
    const { rooms } = atTable();
    const known = async (at = playSession) => rooms.covers(at, stake(1n));
    rooms.learn(playSession, yes(100n));
    expect(await known({ ...playSession, id: 2n } as PlaySession)).toBe(false);
    await rooms.tookBet(playSession, stake(1n), taken(99n), true);
    expect(await known()).toBe(false);
    rooms.learn(playSession, yes(100n));
    rooms.forget(playSession);
    expect(await known()).toBe(false);
  });

  it('not for ten minutes after the ledger refused nevertheless', async () => {
    const { rooms, wait } = atTable();
    rooms.doubt(playSession);
    rooms.learn(playSession, yes(100n));
    expect(await rooms.covers(playSession, stake(1n))).toBe(false);
    wait(600_000);
    rooms.learn(playSession, yes(100n));
    expect(await rooms.covers(playSession, stake(1n))).toBe(true);
  });
});

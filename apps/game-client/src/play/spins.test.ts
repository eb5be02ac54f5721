import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { describe, expect, it } from 'vitest';
import { openTable } from './test-table.ts';

const spins = { count: 3, stake: '0.20' };

const play = async ({ controller, state, settled }: Awaited<ReturnType<typeof openTable>>) => {
  await controller.press();
  controller.shown();
  await settled();
  return state();
};

describe('free spins', () => {
  it('are played with the stake of their grant, take no cash, and their winnings stand apart', async () => {
    const table = await openTable({ spins });
    const { controller, state, play: server } = table;
    controller.setStake(500n);
    const before = { balance: state().balance, stake: state().stake };
    controller.startSpins();
    expect(state()).toMatchObject({ stake: 20n, spinning: { won: 0n, isOver: false, grant: { left: 3, total: 3 } } });
    let won = 0n;
    for (const left of [2, 1, 0]) {
      const { spinning, history, session } = await play(table);
      won += history[0]?.payout ?? 0n;
      expect(spinning).toMatchObject({ won, isOver: left === 0, grant: { left, total: 3 } });
      expect(session.freeSpinWinnings).toBe(won);
    }
    expect(state().history.map(({ free }) => free)).toEqual([true, true, true]);
    expect(state().balance).toBe(before.balance);
    // After the last one a press stakes nothing, until the player goes back to cash.
    await controller.press();
    expect(server.rounds()).toBe(3);
    controller.stopSpins();
    expect(state()).toMatchObject({ stake: before.stake, spinning: undefined });
  });

  it('that are left go on after a reload, and after a pause', async () => {
    const first = await openTable({ spins });
    first.controller.startSpins();
    await play(first);
    const again = await openTable({}, { server: first.play });
    expect(again.state().session.freeSpins).toMatchObject([{ left: 2, total: 3 }]);
    again.controller.startSpins();
    again.controller.fromPage(sealFrameMessage({ type: 'pause', reason: 'deposit' }));
    expect(again.state().spinning).toMatchObject({ grant: { left: 2 } });
  });

  it('are not started nor left while a round goes on', async () => {
    const { controller, state } = await openTable({ spins });
    await controller.press();
    controller.startSpins();
    expect(state().spinning).toBeUndefined();
    controller.shown();
    controller.startSpins();
    await controller.press();
    controller.stopSpins();
    expect(state().spinning).toBeDefined();
  });

  it('know neither the highest stake of a bonus nor a game that is closed to it', async () => {
    const table = await openTable({
      spins,
      bonusBalance: 1_000n,
      balance: 0n,
      bonusMaxStake: '0.10',
      bonusClosed: true,
    });
    table.controller.startSpins();
    expect((await play(table)).history).toHaveLength(1);
  });
});

describe('a game that is closed to bonus money', () => {
  it.each([
    ['more than the cash', 300n, { code: 'bonus_game_excluded', useStake: 250n }, 0],
    ['what the cash covers', 200n, undefined, 1],
  ] as const)('stakes %s: before anything is sent', async (_what, stake, notice, rounds) => {
    const {
      controller,
      state,
      play: server,
    } = await openTable({
      ...{ balance: 250n, bonusBalance: 1_000n, bonusClosed: true },
    });
    controller.setStake(stake);
    await controller.press();
    if (notice === undefined) expect(state().notice).toBeUndefined();
    else expect(state().notice).toMatchObject(notice);
    expect(server.rounds()).toBe(rounds);
  });

  it('lets the server have the last word', async () => {
    const { controller, state, play: server } = await openTable();
    server.refuseNext(422, 'bonus_game_excluded', 'Bonus money cannot be staked in this game.', { maxStake: '1.00' });
    controller.setStake(500n);
    await controller.press();
    expect(state()).toMatchObject({ phase: 'idle', notice: { code: 'bonus_game_excluded', useStake: 100n } });
  });
});

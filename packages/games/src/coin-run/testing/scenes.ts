/** Coin Run in its moments. */
import { anything, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const flips = (count: number): string[] => Array.from({ length: count }, () => 'flip');
const flip = async (stage: SceneStage, count: number) => {
  await played(700)(stage);
  for (let number = 0; number < count; number += 1) {
    await stage.click(/^Flip/);
    await stage.run(1_500);
  }
};

export const scenes: readonly Scene[] = [
  { name: 'coin-run-idle', round: { is: anything }, table: usdt, moves: true },
  {
    name: 'coin-run-play',
    cramped: true,
    round: { actions: flips(4), is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: (stage) => flip(stage, 4),
  },
  {
    name: 'coin-run-flip',
    round: { actions: flips(3), is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await flip(stage, 2);
      await stage.click(/^Flip/);
      await stage.run(330);
    },
  },
  {
    name: 'coin-run-win',
    round: { actions: flips(4), is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await flip(stage, 4);
      await stage.click(/^Cash out/);
      await stage.run(2_600);
    },
  },
  {
    name: 'coin-run-loss',
    round: { actions: flips(3), is: ({ done, multiplierE4 }) => done && multiplierE4 === 0n },
    table: usdt,
    moves: true,
    act: (stage) => flip(stage, 3),
  },
  {
    name: 'coin-run-highest',
    round: { actions: flips(14), is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await flip(stage, 14);
      await stage.click(/^Cash out/);
      await stage.run(5_000);
    },
  },
];

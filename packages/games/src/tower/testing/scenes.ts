/** Tower in its moments. */
import { anything, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const columns = 3;
/** The window of each floor, from the ground. */
const climb = async (stage: SceneStage, windows: readonly number[]) => {
  await played(700)(stage);
  for (const [floor, window] of windows.entries()) {
    await stage.click(new RegExp(`^Floor ${floor + 1}, window ${window + 1},`));
    await stage.run(900);
  }
};
const openings = (windows: readonly number[]) => windows.map((window, floor) => `open-${floor * columns + window}`);
const five = [1, 0, 2, 1, 0];
const top = [1, 0, 2, 1, 0, 2, 1, 1];
const fallen = [1, 2, 0];

export const scenes: readonly Scene[] = [
  { name: 'tower-idle', round: { is: anything }, table: usdt, moves: true },
  {
    name: 'tower-play',
    cramped: true,
    round: { actions: openings(five), is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: (stage) => climb(stage, five),
  },
  {
    name: 'tower-win',
    round: { actions: openings(five), is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await climb(stage, five);
      await stage.click(/^Cash out/);
      await stage.run(2_600);
    },
  },
  {
    name: 'tower-loss',
    round: { actions: openings(fallen), is: ({ done, multiplierE4 }) => done && multiplierE4 === 0n },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await climb(stage, fallen);
      await stage.run(1_500);
    },
  },
  {
    name: 'tower-highest',
    round: { actions: openings(top), is: ({ multiplierE4 }) => multiplierE4 > 0n },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await climb(stage, top);
      await stage.run(2_600);
    },
  },
];

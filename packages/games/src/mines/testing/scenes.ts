/** Mines in its moments. */
import { anything, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const open = async (stage: SceneStage, tiles: readonly number[]) => {
  await played(700)(stage);
  for (const tile of tiles) {
    await stage.click(new RegExp(`^Tile ${tile},`));
    await stage.run(900);
  }
};
const path = [3, 6, 8, 12, 16, 17, 22];
const openings = path.map((tile) => `open-${tile}`);

export const scenes: readonly Scene[] = [
  { name: 'mines-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  {
    name: 'mines-play',
    cramped: true,
    round: { actions: openings, is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: (stage) =>
      open(
        stage,
        path.map((tile) => tile + 1),
      ),
  },
  {
    name: 'mines-win',
    round: { actions: openings, is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await open(
        stage,
        path.map((tile) => tile + 1),
      );
      await stage.click(/^Cash out/);
      await stage.run(2_600);
    },
  },
  {
    name: 'mines-loss',
    round: { actions: ['open-3', 'open-6', 'open-8'], is: ({ done, multiplierE4 }) => done && multiplierE4 === 0n },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await open(stage, [4, 7, 9]);
      await stage.run(1_500);
    },
  },
  {
    name: 'mines-highest',
    round: { params: { mines: 24 }, actions: ['open-12'], is: ({ multiplierE4 }) => multiplierE4 > 0n },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await stage.select('Mines', '24');
      await open(stage, [13]);
      await stage.run(2_600);
    },
  },
];

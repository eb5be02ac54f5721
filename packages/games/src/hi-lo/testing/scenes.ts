/** Hi-Lo in its moments. */
import { anything, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

type Guess = 'higher' | 'lower';

const guess = async (stage: SceneStage, guesses: readonly Guess[]) => {
  await played(800)(stage);
  for (const one of guesses) {
    await stage.click(one === 'higher' ? /^Higher( or same)? \d/ : /^Lower( or same)? \d/);
    await stage.run(900);
  }
};
const four: readonly Guess[] = ['higher', 'lower', 'higher', 'lower'];
const longShots: readonly Guess[] = Array.from({ length: 2 }, () => 'lower');

export const scenes: readonly Scene[] = [
  { name: 'hi-lo-idle', round: { is: anything }, table: usdt, moves: true },
  {
    name: 'hi-lo-play',
    cramped: true,
    round: { actions: four, is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: (stage) => guess(stage, four),
  },
  {
    name: 'hi-lo-win',
    round: { actions: four, is: ({ done }) => !done },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await guess(stage, four);
      await stage.click(/^Cash out/);
      await stage.run(2_600);
    },
  },
  {
    name: 'hi-lo-loss',
    round: { actions: ['higher', 'lower'], is: ({ done, multiplierE4 }) => done && multiplierE4 === 0n },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await guess(stage, ['higher', 'lower']);
      await stage.run(1_500);
    },
  },
  {
    name: 'hi-lo-highest',
    round: { params: { stop: 2 }, actions: longShots, is: ({ multiplierE4 }) => multiplierE4 === 418_275n },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await stage.select('Cash out after', '2');
      await guess(stage, longShots);
      await stage.run(2_600);
    },
  },
];

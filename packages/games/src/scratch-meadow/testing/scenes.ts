/** Scratch Meadow in its moments. */
import type { Draw } from '../../rng.ts';
import { anything, pays, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const cells =
  (...names: readonly RegExp[]) =>
  async (stage: SceneStage): Promise<void> => {
    await played(600)(stage);
    for (const name of names) await stage.click(name);
    await stage.run(700);
  };

const all = async (stage: SceneStage): Promise<void> => {
  await played(600)(stage);
  await stage.click('Reveal all');
  await stage.run(5_500);
};

/** Three suns among other pictures. */
const suns = [0, 185, 70, 185, 130, 185, 110].map((value): Draw => [186, value]);

export const scenes: readonly Scene[] = [
  { name: 'scratch-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  {
    ...{ name: 'scratch-play', round: { is: pays(50_000n, 50_000n) }, table: usdt, moves: true },
    act: cells(/^Cell 1,/, /^Cell 2,/, /^Cell 4,/, /^Cell 7,/),
  },
  { name: 'scratch-win', cramped: true, round: { is: pays(50_000n, 50_000n) }, table: usdt, moves: true, act: all },
  { name: 'scratch-loss', round: { is: pays(0n, 0n) }, table: usdt, moves: true, act: all },
  { name: 'scratch-highest', round: { is: anything }, table: { ...usdt, draws: suns }, moves: true, act: all },
];

/** Dragon Tiger in its moments. */
import { usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const ends = (winner: string, suited = false) => ({
  is: ({ view }: FoundRound): boolean => view['winner'] === winner && view['suited'] === suited,
});
const chips = { tiger: 5, tie: 2 };

const placing = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/);
  for (const spot of [/^Tiger,/, /^Dragon,/]) await stage.click(spot);
  await stage.click(/^1 chip,/);
  await stage.click(/^Suited tie,/);
  await stage.run(1_500);
};

export const scenes: readonly Scene[] = [
  {
    ...{ name: 'dragon-tiger-betting', cramped: true, round: ends('tiger'), moves: true, act: placing },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000 } },
  },
  {
    ...{ name: 'dragon-tiger-card', round: ends('tiger'), moves: true, act: (stage) => stage.run(600) },
    table: { ...usdt, live: { phase: 'running', inMs: 1_200, chips } },
  },
  {
    ...{ name: 'dragon-tiger-win', cramped: true, round: ends('tiger'), moves: true, act: (stage) => stage.run(1_600) },
    table: { ...usdt, live: { phase: 'running', inMs: 3_400, chips } },
  },
  {
    ...{ name: 'dragon-tiger-tie', round: ends('tie', true), moves: true, act: (stage) => stage.run(1_600) },
    table: { ...usdt, live: { phase: 'running', inMs: 3_400, chips } },
  },
];

/** Fortune Wheel 50 in its moments. */
import { usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const on = (spot: string) => ({ is: ({ view }: FoundRound): boolean => view['spot'] === spot });
const chips = { '1': 10, '3': 5, '7': 5, ruby: 1 };

const placing = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/);
  for (const spot of [/^3,/, /^7,/]) await stage.click(spot);
  await stage.click(/^1 chip,/);
  await stage.click(/^Ruby,/);
  await stage.run(1_500);
};

const proving = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^Provably fair/);
  await stage.until('.drawer-rounds table');
  await stage.click('Verify all');
  await stage.run(400);
};

export const scenes: readonly Scene[] = [
  {
    ...{ name: 'wheel-betting', cramped: true, round: on('7'), moves: true, act: placing },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000 } },
  },
  {
    ...{ name: 'wheel-last', round: on('7'), moves: true },
    table: { ...usdt, live: { phase: 'betting', inMs: 12_600, chips } },
  },
  {
    name: 'wheel-closed',
    round: on('7'),
    moves: true,
    table: { ...usdt, live: { phase: 'closed', inMs: 300, chips } },
  },
  {
    name: 'wheel-spin',
    round: on('7'),
    moves: true,
    table: { ...usdt, live: { phase: 'running', inMs: 2_000, chips } },
  },
  {
    ...{ name: 'wheel-win', cramped: true, round: on('7'), moves: true, act: (stage) => stage.run(1_200) },
    table: { ...usdt, live: { phase: 'running', inMs: 5_200, chips } },
  },
  {
    ...{ name: 'wheel-loss', round: on('23'), moves: true, act: (stage) => stage.run(1_200) },
    table: { ...usdt, live: { phase: 'running', inMs: 5_200, chips } },
  },
  {
    ...{ name: 'wheel-fairness', round: on('star'), act: proving },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000 } },
  },
];

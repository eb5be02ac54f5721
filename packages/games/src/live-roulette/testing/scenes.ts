/** Live Roulette in its moments. */
import { usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const comes = (number: number) => ({ is: ({ view }: FoundRound): boolean => view['pocket'] === number });
const chips = { red: 10, '17': 5, '17-20': 2, 'dozen-2': 5 };

const placing = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/);
  for (const spot of [/^Red,/, /^2nd 12/]) await stage.click(spot);
  await stage.click(/^1 chip,/);
  for (const spot of [/^17,/, /^Split 14, 17,/]) await stage.click(spot);
  await stage.run(1_500);
};

export const scenes: readonly Scene[] = [
  {
    ...{ name: 'live-roulette-betting', cramped: true, round: comes(17), moves: true, act: placing },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000 } },
  },
  {
    ...{ name: 'live-roulette-track', round: comes(17), moves: true },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000 } },
    act: async (stage) => {
      await stage.click(/^Racetrack$/);
      await stage.click(/^17 with/);
      await stage.run(1_500);
    },
  },
  {
    name: 'live-roulette-spin',
    ...{ round: comes(17), moves: true },
    table: { ...usdt, live: { phase: 'running', inMs: 3_000, chips } },
  },
  {
    ...{ name: 'live-roulette-win', cramped: true, round: comes(17), moves: true, act: (stage) => stage.run(1_400) },
    table: { ...usdt, live: { phase: 'running', inMs: 6_600, chips } },
  },
  {
    ...{ name: 'live-roulette-loss', round: comes(33), moves: true, act: (stage) => stage.run(1_400) },
    table: { ...usdt, live: { phase: 'running', inMs: 6_600, chips } },
  },
  {
    ...{ name: 'live-roulette-chat', cramped: true, round: comes(17), moves: true },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000, chips } },
    // The tab of a wide table, and on a phone the sheet.
    act: async (stage) => {
      await stage.click(/^(?:Chat|Open the chat)/);
      await stage.run(500);
      await stage.click(/^ines$/);
      await stage.run(500);
    },
  },
];

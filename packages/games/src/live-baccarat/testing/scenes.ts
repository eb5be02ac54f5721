/** Live Baccarat in its moments. */
import { usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const ends = (winner: string, cards: number) => ({
  is: ({ view }: FoundRound): boolean =>
    view['winner'] === winner &&
    (view['player'] as readonly number[]).length + (view['banker'] as readonly number[]).length === cards,
});
const chips = { banker: 5, 'player-pair': 1, tie: 1 };

const placing = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/);
  await stage.click(/^Banker,/);
  await stage.click(/^1 chip,/);
  for (const spot of [/^Tie,/, /^Player pair,/]) await stage.click(spot);
  await stage.run(1_500);
};

export const scenes: readonly Scene[] = [
  {
    ...{ name: 'live-baccarat-betting', cramped: true, round: ends('banker', 6), moves: true, act: placing },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000 } },
  },
  {
    ...{ name: 'live-baccarat-deal', round: ends('banker', 6), moves: true, act: (stage) => stage.run(600) },
    table: { ...usdt, live: { phase: 'running', inMs: 2_400, chips } },
  },
  {
    ...{ name: 'live-baccarat-win', cramped: true, round: ends('banker', 6), moves: true },
    act: (stage) => stage.run(1_600),
    table: { ...usdt, live: { phase: 'running', inMs: 6_200, chips } },
  },
  {
    ...{ name: 'live-baccarat-loss', round: ends('player', 4), moves: true, act: (stage) => stage.run(1_600) },
    table: { ...usdt, live: { phase: 'running', inMs: 6_200, chips } },
  },
  {
    ...{ name: 'live-baccarat-chat', round: { is: () => true }, moves: true },
    table: { ...usdt, live: { phase: 'betting', inMs: 4_000, chat: 'nameless' } },
    act: async (stage) => {
      await stage.click(/^(?:Chat|Open the chat)/);
      await stage.run(500);
    },
  },
];

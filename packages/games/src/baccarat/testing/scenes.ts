/** Baccarat in its moments. */
import { anything, btc, played, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const ends =
  (winner: string, cards: number, pair = false) =>
  ({ view }: FoundRound): boolean =>
    view['winner'] === winner &&
    (view['player'] as readonly number[]).length + (view['banker'] as readonly number[]).length === cards &&
    view['bankerPair'] === pair;

const withChips =
  (act: (stage: SceneStage) => Promise<unknown>) =>
  async (stage: SceneStage): Promise<void> => {
    await stage.click(/^5 chips/);
    await stage.click(/^Banker, /);
    await stage.click(/^1 chip,/);
    await stage.click(/^Tie, /);
    await stage.click(/^Banker pair, /);
    await act(stage);
  };

export const scenes: readonly Scene[] = [
  { name: 'baccarat-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  { name: 'baccarat-deal', round: { is: ends('banker', 6) }, table: usdt, moves: true, act: withChips(played(1_500)) },
  { name: 'baccarat-win', round: { is: ends('banker', 6) }, table: usdt, moves: true, act: withChips(played(6_500)) },
  { name: 'baccarat-loss', round: { is: ends('player', 5) }, table: usdt, moves: true, act: withChips(played(6_000)) },
  {
    ...{ name: 'baccarat-highest', round: { is: ends('tie', 6, true) }, table: usdt, moves: true },
    act: withChips(played(7_500)),
  },
  {
    ...{ name: 'baccarat-road', cramped: true, round: { is: anything }, table: btc },
    act: withChips(async (stage) => {
      for (let round = 0; round < 14; round += 1) await played(900)(stage);
    }),
  },
];

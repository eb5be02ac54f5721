/** European Roulette in its moments. */
import { anything, btc, played, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const comes = (number: number) => (round: FoundRound) => round.view['pocket'] === number;

/** Chips all over the layout; then what is to be seen of the round. */
const withChips =
  (act: (stage: SceneStage) => Promise<unknown> = async () => undefined) =>
  async (stage: SceneStage): Promise<void> => {
    await stage.click(/^5 chips/);
    for (const spot of [/^Red/, /^2nd 12/, /^Column 3/]) await stage.click(spot);
    await stage.click(/^1 chip,/);
    for (const spot of [/^17$/, /^Split 14, 17$/, /^Corner 25, 26, 28, 29$/, /^8$/]) await stage.click(spot);
    await act(stage);
  };

export const scenes: readonly Scene[] = [
  { name: 'roulette-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  { name: 'roulette-chips', round: { is: anything }, table: usdt, moves: true, act: withChips() },
  { name: 'roulette-spin', round: { is: comes(17) }, table: usdt, moves: true, act: withChips(played(2_400)) },
  { name: 'roulette-win', round: { is: comes(9) }, table: usdt, moves: true, act: withChips(played(7_500)) },
  { name: 'roulette-loss', round: { is: comes(4) }, table: usdt, moves: true, act: withChips(played(7_500)) },
  { name: 'roulette-highest', round: { is: comes(17) }, table: usdt, moves: true, act: withChips(played(8_500)) },
  {
    ...{ name: 'roulette-track', cramped: true, phones: true, round: { is: anything }, table: usdt, moves: true },
    act: async (stage) => {
      await stage.click('Racetrack');
      await stage.run(300);
    },
  },
  {
    ...{ name: 'roulette-statistics', cramped: true, round: { is: anything }, table: btc },
    act: withChips(async (stage) => {
      for (let round = 0; round < 6; round += 1) await played(1_500)(stage);
      await stage.click('Statistics');
    }),
  },
];

/** Sic Bo in its moments. */
import { anything, played, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const comes =
  (...dice: readonly number[]) =>
  ({ view }: FoundRound): boolean =>
    String(view['thrown']) === String(dice);

const withChips =
  (act: (stage: SceneStage) => Promise<unknown> = async () => undefined) =>
  async (stage: SceneStage): Promise<void> => {
    await stage.click(/^5 chips/);
    for (const spot of [/^Small, /, /^Single 4, /]) await stage.click(spot);
    await stage.click(/^1 chip,/);
    for (const spot of [/^Total 9, /, /^Two numbers 1 and 4, /, /^Double 4, /, /^Triple 6, /]) await stage.click(spot);
    await act(stage);
  };

export const scenes: readonly Scene[] = [
  { name: 'sic-bo-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  { name: 'sic-bo-throw', round: { is: comes(4, 4, 1) }, table: usdt, moves: true, act: withChips(played(700)) },
  {
    ...{ name: 'sic-bo-win', cramped: true, round: { is: comes(4, 4, 1) }, table: usdt, moves: true },
    act: withChips(played(4_500)),
  },
  { name: 'sic-bo-loss', round: { is: comes(6, 5, 3) }, table: usdt, moves: true, act: withChips(played(4_500)) },
  { name: 'sic-bo-highest', round: { is: comes(6, 6, 6) }, table: usdt, moves: true, act: withChips(played(6_500)) },
];

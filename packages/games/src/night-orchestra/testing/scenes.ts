/** Night Orchestra in its moments. */
import { anything, pays, played, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';
import { bigWin, levelUp } from './known-stops.ts';

/** Five draws a spin. */
const spinsOf = ({ view }: FoundRound): number => (view['values'] as readonly number[]).length / 5;
const spin = (least: bigint, most: bigint): Scene['round'] => ({
  is: (round) => spinsOf(round) === 1 && pays(least, most)(round),
});
/** From the interlude into the free spins. */
const started = (ms: number) => async (stage: SceneStage) => {
  await played(9_500)(stage);
  await stage.click(/^Start/);
  await stage.run(ms);
};
const levels = { round: { is: anything }, table: { ...usdt, ...levelUp }, moves: true } as const;

export const scenes: readonly Scene[] = [
  { name: 'orchestra-idle', round: { is: anything }, table: usdt, moves: true, cramped: true },
  { name: 'orchestra-win', round: spin(40_000n, 150_000n), table: usdt, moves: true, act: played(4_200) },
  {
    name: 'orchestra-big-win',
    round: { is: anything },
    table: { ...usdt, ...bigWin },
    moves: true,
    act: played(5_600),
  },
  { name: 'orchestra-interlude', ...levels, act: played(9_500) },
  // Notes on their way into the meter.
  { name: 'orchestra-collect', ...levels, cramped: true, act: started(2_700) },
  { name: 'orchestra-level', ...levels, act: started(7_600) },
  { name: 'orchestra-free-spin', ...levels, act: started(16_000) },
];

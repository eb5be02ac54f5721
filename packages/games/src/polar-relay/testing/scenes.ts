/** Polar Relay in its moments. */
import { anything, pays, played, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';
import { bigWin, frozen, highestWin } from './known-stops.ts';

const stopsOf = ({ view }: FoundRound) => view['stops'] as readonly (readonly number[])[];
const spin = (least: bigint, most: bigint): Scene['round'] => ({
  is: (round) => stopsOf(round).length === 1 && pays(least, most)(round),
});
/** From the interlude into the free spins. */
const started = (ms: number) => async (stage: SceneStage) => {
  await played(9_500)(stage);
  await stage.click(/^Start/);
  await stage.run(ms);
};

export const scenes: readonly Scene[] = [
  { name: 'polar-idle', round: { is: anything }, table: usdt, moves: true, cramped: true },
  { name: 'polar-spin', round: spin(0n, 0n), table: usdt, moves: true, act: played(700) },
  { name: 'polar-win', round: spin(30_000n, 120_000n), table: usdt, moves: true, act: played(4_200) },
  { name: 'polar-big-win', round: { is: anything }, table: { ...usdt, ...bigWin }, moves: true, act: played(5_600) },
  {
    name: 'polar-interlude',
    round: { is: anything },
    table: { ...usdt, ...frozen },
    moves: true,
    act: played(9_500),
  },
  // The reels turn behind what is frozen.
  {
    name: 'polar-frozen-spin',
    cramped: true,
    round: { is: anything },
    table: { ...usdt, ...frozen },
    moves: true,
    act: started(7_600),
  },
  {
    name: 'polar-frozen-win',
    round: { is: anything },
    table: { ...usdt, ...frozen },
    moves: true,
    act: started(10_600),
  },
  {
    name: 'polar-max-win',
    cramped: true,
    round: { is: anything },
    table: { ...usdt, ...highestWin },
    moves: true,
    act: started(26_000),
  },
];

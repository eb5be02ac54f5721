/** Plinko in its moments. */
import { anything, btc, pays, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const board = { rows: 16, risk: 'high' };

/** Sixteen rows at high risk. */
const onHighBoard = (act: (stage: SceneStage) => Promise<void>) => async (stage: SceneStage) => {
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'r']) await stage.tap(key);
  await act(stage);
};

/** Several balls, one after the other. */
const dropped = (balls: number, ms: number) => async (stage: SceneStage) => {
  for (let ball = 0; ball < balls; ball += 1) await played(ball === balls - 1 ? ms : 330)(stage);
};

export const scenes: readonly Scene[] = [
  { name: 'plinko-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  {
    name: 'plinko-falling',
    round: { params: board, is: anything },
    table: usdt,
    moves: true,
    act: onHighBoard(dropped(6, 620)),
  },
  { name: 'plinko-win', round: { is: pays(40_000n, 330_000n) }, table: usdt, moves: true, act: played(2_330) },
  { name: 'plinko-loss', round: { is: pays(3_000n, 6_000n) }, table: usdt, moves: true, act: played(2_330) },
  {
    ...{ name: 'plinko-highest', round: { params: board, is: pays(10_000_000n, 10_000_000n) } },
    ...{ table: usdt, moves: true, act: onHighBoard(played(2_900)) },
  },
  { name: 'plinko-history', cramped: true, round: { is: anything }, table: btc, moves: true, act: dropped(9, 3_000) },
];

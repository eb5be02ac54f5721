/** Comet in its moments. */
import { btc, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const breaks = (least: number, most: number) => ({
  is: ({ view }: FoundRound): boolean => Number(view['crash']) >= least && Number(view['crash']) <= most,
});
/** 2^(ms ÷ 10,000): 3.47× is reached after this long. */
const soFarMs = 17_950;
const first = { params: { slot: 1, auto: 1_000 } };
const second = { params: { slot: 2 } };
const at = (ms: number) => (stage: SceneStage) => stage.run(ms);

export const scenes: readonly Scene[] = [
  {
    ...{ name: 'comet-betting', cramped: true, round: breaks(500, 600), moves: true, act: at(700) },
    table: { ...usdt, live: { phase: 'betting', inMs: 1_500 } },
  },
  {
    ...{ name: 'comet-flight', cramped: true, round: breaks(500, 600), moves: true, act: at(400) },
    table: { ...usdt, live: { phase: 'flying', inMs: soFarMs - 900, flight: [first, { ...second, at: 231 }] } },
  },
  {
    ...{ name: 'comet-high', round: breaks(40_000, 60_000), moves: true, act: at(400) },
    table: { ...usdt, live: { phase: 'flying', inMs: 72_000, flight: [first, second] } },
  },
  {
    ...{ name: 'comet-crash', cramped: true, round: breaks(340, 350), moves: true, act: at(300) },
    table: { ...usdt, live: { phase: 'running', inMs: 200, flight: [first, { ...second, at: 231 }] } },
  },
  {
    ...{ name: 'comet-muted', round: breaks(500, 600), moves: true },
    table: { ...usdt, live: { phase: 'betting', inMs: 1_500, chat: 'muted' } },
    act: async (stage) => {
      await stage.click(/^(?:Chat|Open the chat)/);
      await stage.run(500);
    },
  },
  {
    ...{ name: 'comet-unwanted', cramped: true, round: breaks(500, 600), moves: true, act: at(700) },
    table: { ...btc, live: { phase: 'betting', inMs: 1_500, chat: 'unwanted' } },
  },
];

/** Craps in its moments. */
import { anything, played, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';
import type { CrapsView } from '../game.ts';
import { totalOf } from '../view/last-roll.ts';

/** These totals, one after the other. */
const comes =
  (...totals: readonly number[]) =>
  ({ view }: FoundRound): boolean =>
    String((view['throws'] as CrapsView['throws']).map(totalOf)) === String(totals);

type Act = (stage: SceneStage) => Promise<unknown>;

const presses =
  (...names: readonly RegExp[]): Act =>
  async (stage) => {
    for (const name of names) await stage.click(name);
  };

const acts =
  (...all: readonly Act[]): Act =>
  async (stage) => {
    for (const act of all) await act(stage);
  };

const first = presses(/^5 chips/, /^Pass line, /, /^1 chip,/, /^Place 6, /, /^Place 9, /, /^Twelve, /);
const further = presses(/^Odds, /, /^Come, /, /^5 chips/, /^Odds, /, /^Place 5, /);
const rolled = played(3_000);

/** Point 8 with a come bet on 4, and the point is made. */
const made = { is: comes(8, 4, 8), actions: ['roll', 'roll'] };
/** Further chips bound what one may be worth. */
const table = { ...usdt, levels: ['0.20', '1', '100'] };

export const scenes: readonly Scene[] = [
  { name: 'craps-idle', cramped: true, round: { is: anything }, table, moves: true },
  { name: 'craps-roll', round: made, table, moves: true, act: acts(first, played(650)) },
  { name: 'craps-open', cramped: true, round: made, table, moves: true, act: acts(first, rolled, further) },
  {
    ...{ name: 'craps-come', round: made, table, moves: true },
    act: acts(first, rolled, further, rolled, presses(/^Odds \S+ come 4, /i)),
  },
  {
    ...{ name: 'craps-win', round: { is: comes(8, 8), actions: ['roll'] }, table, moves: true },
    act: acts(presses(/^5 chips/, /^Pass line, /), rolled, presses(/^Odds, /, /^Odds, /), rolled),
  },
  {
    ...{ name: 'craps-loss', round: { is: comes(8, 7), actions: ['roll'] }, table, moves: true },
    act: acts(first, rolled, rolled),
  },
  {
    ...{ name: 'craps-highest', table, moves: true },
    round: { is: comes(4, 12, 4), actions: ['roll', 'roll'] },
    act: acts(
      presses(/^1 chip,/, /^Pass line, /),
      rolled,
      presses(/^10 chips/, /^Twelve, /, /^Twelve, /),
      rolled,
      rolled,
      async (stage) => stage.run(4_000),
    ),
  },
];

/**
 * The games in their moments, one line each, the same picture every time: the round is looked for among the seeds (what it draws
 * is given where no seed would be found), and the clock of the page stands still between the steps.
 * `npm run screenshots -- -t scenes` makes them at every size.
 */
import type { FakeOptions } from '../../apps/game-client/dev/fake-answer.ts';
import type { FoundRound, Wanted } from '../../bench/find-seed.ts';
import { highestWin, hugeWin } from '../../bench/known-stops.ts';
import type { SceneStage } from './scene-stage.ts';

export interface Scene {
  /** The picture's name, without the size. */
  readonly name: string;
  readonly round: Wanted;
  readonly options?: FakeOptions;
  /** Motion as most people see it; without it every result stands at once. */
  readonly moves?: true;
  /** Also at 320 px and on a phone on its side. */
  readonly cramped?: true;
  /** From the game at rest to the picture. */
  readonly act?: (stage: SceneStage) => Promise<unknown>;
}

const slot = 'lantern-harbour';
const blackjack = 'blackjack-classic';
const dice = 'dice';

const anything = (): boolean => true;
const stopsOf = ({ view }: FoundRound) => view['stops'] as readonly (readonly number[])[];
const isOneSpin = (round: FoundRound): boolean => stopsOf(round).length === 1;
/** In 1/10,000 of the stake. */
const pays =
  (least: bigint, most: bigint) =>
  (round: FoundRound): boolean =>
    round.multiplierE4 >= least && round.multiplierE4 <= most;
const spin = (least: bigint, most: bigint): Wanted => ({
  game: slot,
  is: (round) => isOneSpin(round) && pays(least, most)(round),
});
const freeSpins: Wanted = { game: slot, is: (round) => stopsOf(round).length === 13 && round.multiplierE4 > 300_000n };

/** Balances of the reference pictures. */
const usdt: FakeOptions = { mode: 'real', currency: 'USDT', balance: 1_282_500_000n, bonusBalance: 50_000_000n };
const btc: FakeOptions = {
  ...{ mode: 'real', currency: 'BTC', balance: 371_611_234n, bonusBalance: 6_667n, eurRate: '90000' },
  levels: ['0.000001', '0.00001', '0.00002345', '0.0001', '0.001'],
};

const handOf = (actions: readonly string[], is: (round: FoundRound) => boolean): Wanted => ({
  game: blackjack,
  actions,
  is,
});
interface Hands {
  readonly hands: readonly { readonly outcome: string | null; readonly total: number }[];
}
const outcomesOf = ({ view }: FoundRound) => (view as unknown as Hands).hands.map(({ outcome }) => outcome);
const ends = (outcome: string) => (round: FoundRound) =>
  round.done && outcomesOf(round).every((one) => one === outcome);
const goesOn = (round: FoundRound): boolean => !round.done;

const press = (stage: SceneStage) => stage.key(' ');
const spun = (ms: number) => async (stage: SceneStage) => {
  await press(stage);
  await stage.run(ms);
};
/** Until four cards lie, and until a hand has taken another. */
const dealMs = 2_200;
const dealt =
  (keys: string, lastMs = 2_200) =>
  async (stage: SceneStage) => {
    await press(stage);
    await stage.run(keys === '' ? lastMs : dealMs);
    for (const [index, key] of [...keys].entries()) {
      await stage.key(key);
      await stage.run(index === keys.length - 1 ? lastMs : dealMs);
    }
  };
const mostSteps = 600;
/** Until the number stands in the middle of the stage. */
const untilGrand = async (stage: SceneStage) => {
  for (let step = 0; step < mostSteps && !(await stage.page.locator('.harbour-grand').isVisible()); step += 1)
    await stage.run(200);
};
const roll = async (stage: SceneStage, times: number) => {
  for (let time = 0; time < times; time += 1) {
    await press(stage);
    await stage.run(800);
  }
};

/** Neither lies on the other: each can be pressed. */
const apart = async ({ page }: SceneStage, one: string, other: string): Promise<void> => {
  const boxes = await Promise.all([one, other].map((name) => page.locator(name).boundingBox()));
  const [a, b] = boxes;
  if (a == null || b == null) throw new Error(`${one} or ${other} is not there`);
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  if (!beside) throw new Error(`${one} lies on ${other}`);
};

export const scenes: readonly Scene[] = [
  { name: 'slot-idle', round: { game: slot, is: anything }, options: usdt, moves: true },
  { name: 'slot-idle-btc', round: { game: slot, is: anything }, options: btc, moves: true, cramped: true },
  { name: 'slot-spin', round: spin(0n, 0n), options: usdt, moves: true, act: spun(700) },
  {
    name: 'slot-anticipation',
    round: freeSpins,
    options: usdt,
    moves: true,
    act: spun(1_900),
  },
  { name: 'slot-small-win', round: spin(2_500n, 7_500n), options: usdt, moves: true, act: spun(6_200) },
  { name: 'slot-win', round: spin(50_000n, 120_000n), options: usdt, moves: true, act: spun(3_700) },
  { name: 'slot-many-lines', round: spin(150_000n, 400_000n), options: usdt, moves: true, act: spun(4_600) },
  { name: 'slot-big-win', round: spin(500_000n, 1_900_000n), options: usdt, moves: true, act: spun(5_200) },
  {
    name: 'slot-huge-win',
    round: { game: slot, is: anything },
    options: { ...usdt, ...hugeWin },
    moves: true,
    act: spun(7_200),
  },
  {
    name: 'slot-huge-win-over',
    round: { game: slot, is: anything },
    options: { ...usdt, ...hugeWin },
    moves: true,
    act: spun(13_000),
  },
  {
    name: 'slot-huge-win-calm',
    round: { game: slot, is: anything },
    options: { ...usdt, ...hugeWin },
    act: spun(1_400),
  },
  {
    name: 'slot-free-grand',
    round: freeSpins,
    options: usdt,
    moves: true,
    act: async (stage) => {
      await spun(9_000)(stage);
      await stage.click(/^Start/);
      await untilGrand(stage);
      await stage.run(2_600);
    },
  },
  {
    name: 'slot-max-win',
    cramped: true,
    round: { game: slot, is: anything },
    options: { ...usdt, ...highestWin },
    moves: true,
    act: async (stage) => {
      await spun(9_000)(stage);
      await stage.click(/^Start/);
      await stage.run(13_500);
    },
  },
  {
    name: 'slot-queued',
    cramped: true,
    round: spin(0n, 0n),
    options: usdt,
    moves: true,
    act: async (stage) => {
      await spun(700)(stage);
      // Brings the spin to its end, and asks for the next one.
      for (const _ of ['end', 'next']) await stage.page.keyboard.press('Space');
      await stage.page.locator('.hud-queued').waitFor();
      await apart(stage, '.hud-queued', '.harbour-quick:not(.skip)');
    },
  },
  { name: 'slot-win-btc', cramped: true, round: spin(50_000n, 120_000n), options: btc, moves: true, act: spun(6_000) },
  { name: 'slot-interlude', round: freeSpins, options: usdt, moves: true, act: spun(9_000) },
  {
    name: 'slot-free-spin',
    round: freeSpins,
    options: usdt,
    moves: true,
    act: async (stage) => {
      await spun(9_000)(stage);
      await stage.click(/^Start/);
      await stage.run(9_000);
    },
  },
  {
    name: 'slot-free-total',
    round: freeSpins,
    options: usdt,
    act: async (stage) => {
      await spun(4_000)(stage);
      await stage.click(/^Start/);
      await stage.run(60_000);
    },
  },
  { name: 'blackjack-idle', round: { game: blackjack, is: anything }, options: usdt },
  { name: 'blackjack-dealing', round: handOf([], goesOn), options: usdt, moves: true, act: dealt('', 620) },
  {
    name: 'blackjack-hint',
    round: handOf(['hit'], goesOn),
    options: usdt,
    moves: true,
    act: async (stage) => {
      await stage.click('Show the basic strategy');
      await dealt('h')(stage);
    },
  },
  {
    name: 'blackjack-double',
    round: handOf(['double'], ends('won')),
    options: usdt,
    moves: true,
    act: dealt('d', 5_000),
  },
  {
    name: 'blackjack-two-hands',
    round: handOf(['split', 'hit'], goesOn),
    options: usdt,
    moves: true,
    act: dealt('ph'),
  },
  {
    name: 'blackjack-four-hands',
    round: handOf(['split', 'split', 'split'], goesOn),
    options: usdt,
    moves: true,
    act: dealt('ppp'),
  },
  {
    name: 'blackjack-four-hands-btc',
    cramped: true,
    round: handOf(['split', 'split', 'split'], goesOn),
    options: btc,
    moves: true,
    act: dealt('ppp'),
  },
  {
    name: 'blackjack-blackjack',
    round: handOf([], ends('blackjack')),
    options: usdt,
    moves: true,
    act: dealt('', 3_500),
  },
  {
    name: 'blackjack-push',
    round: handOf(['stand'], ends('push')),
    options: usdt,
    moves: true,
    act: dealt('s', 4_500),
  },
  { name: 'blackjack-bust', round: handOf(['hit'], ends('bust')), options: usdt, moves: true, act: dealt('h', 3_500) },
  {
    name: 'blackjack-lost',
    round: handOf(['stand'], ends('lost')),
    options: usdt,
    moves: true,
    act: dealt('s', 4_500),
  },
  { name: 'dice-idle', round: { game: dice, is: anything }, options: usdt, moves: true },
  { name: 'dice-rolling', round: { game: dice, is: anything }, options: usdt, moves: true, act: spun(220) },
  { name: 'dice-win', round: { game: dice, is: pays(20_000n, 20_000n) }, options: usdt, moves: true, act: spun(1_500) },
  { name: 'dice-loss', round: { game: dice, is: pays(0n, 0n) }, options: usdt, moves: true, act: spun(1_500) },
  {
    name: 'dice-history',
    cramped: true,
    round: { game: dice, is: anything },
    options: btc,
    moves: true,
    act: (stage) => roll(stage, 7),
  },
];

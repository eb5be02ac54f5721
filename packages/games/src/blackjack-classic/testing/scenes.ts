/** Blackjack Classic in its moments. */
import { anything, btc, usdt, type FoundRound, type Scene, type SceneStage } from '../../../testing/scene.ts';

const handOf = (actions: readonly string[], is: (round: FoundRound) => boolean): Scene['round'] => ({ actions, is });
interface Hands {
  readonly hands: readonly { readonly outcome: string | null }[];
}
const outcomesOf = ({ view }: FoundRound) => (view as unknown as Hands).hands.map(({ outcome }) => outcome);
const ends = (outcome: string) => (round: FoundRound) =>
  round.done && outcomesOf(round).every((one) => one === outcome);
const goesOn = (round: FoundRound): boolean => !round.done;

/** Time until the initial four cards are dealt, and until a hand has taken another. */
const dealMs = 2_200;
const dealt =
  (keys: string, lastMs = 2_200) =>
  async (stage: SceneStage) => {
    await stage.key(' ');
    await stage.run(keys === '' ? lastMs : dealMs);
    for (const [index, key] of [...keys].entries()) {
      await stage.key(key);
      await stage.run(index === keys.length - 1 ? lastMs : dealMs);
    }
  };

/** One chip more on the middle seat than on the others. */
const fiveSeats = { 'seat-1': 1, 'seat-2': 1, 'seat-3': 2, 'seat-4': 1, 'seat-5': 1 };
const five = (actions: readonly string[], is: (round: FoundRound) => boolean): Scene['round'] => ({
  ...{ params: { chips: fiveSeats }, actions, is },
});
/** Twelve cards take longer to deal. */
const atFiveSeats = (stands: number) => async (stage: SceneStage) => {
  for (const seat of [1, 2, 3, 4, 5]) await stage.click(new RegExp(`^Seat ${seat}`));
  await stage.key(' ');
  await stage.run(4_000);
  for (let hand = 0; hand < stands; hand += 1) {
    await stage.key('s');
    await stage.run(hand === stands - 1 ? 6_000 : 1_000);
  }
};
const of = (outcome: string, count: number) => (round: FoundRound) =>
  outcomesOf(round).filter((one) => one === outcome).length >= count;

export const scenes: readonly Scene[] = [
  { name: 'blackjack-idle', cramped: true, round: { is: anything }, table: usdt },
  {
    name: 'blackjack-chips',
    round: { is: anything },
    table: usdt,
    act: async (stage) => {
      await stage.click(/^25 chips/);
      for (const seat of [2, 3, 4]) await stage.click(new RegExp(`^Seat ${seat}`));
    },
  },
  {
    name: 'blackjack-five-seats',
    cramped: true,
    round: five([], (round) => goesOn(round) && of('blackjack', 1)(round)),
    table: usdt,
    moves: true,
    act: atFiveSeats(0),
  },
  {
    name: 'blackjack-five-seats-over',
    round: five(['stand', 'stand', 'stand', 'stand', 'stand'], (round) => of('won', 2)(round) && of('push', 1)(round)),
    table: usdt,
    moves: true,
    act: atFiveSeats(5),
  },
  { name: 'blackjack-dealing', round: handOf([], goesOn), table: usdt, moves: true, act: dealt('', 620) },
  {
    name: 'blackjack-hint',
    round: handOf(['hit'], goesOn),
    table: usdt,
    moves: true,
    act: async (stage) => {
      await stage.click('Show the basic strategy');
      await dealt('h')(stage);
    },
  },
  {
    name: 'blackjack-double',
    round: handOf(['double'], ends('won')),
    table: usdt,
    moves: true,
    act: dealt('d', 5_000),
  },
  {
    name: 'blackjack-two-hands',
    round: handOf(['split', 'hit'], goesOn),
    table: usdt,
    moves: true,
    act: dealt('ph'),
  },
  {
    name: 'blackjack-four-hands',
    round: handOf(['split', 'split', 'split'], goesOn),
    table: usdt,
    moves: true,
    act: dealt('ppp'),
  },
  {
    name: 'blackjack-four-hands-btc',
    cramped: true,
    round: handOf(['split', 'split', 'split'], goesOn),
    table: btc,
    moves: true,
    act: dealt('ppp'),
  },
  {
    name: 'blackjack-blackjack',
    round: handOf([], ends('blackjack')),
    table: usdt,
    moves: true,
    act: dealt('', 3_500),
  },
  {
    name: 'blackjack-push',
    round: handOf(['stand'], ends('push')),
    table: usdt,
    moves: true,
    act: dealt('s', 4_500),
  },
  { name: 'blackjack-bust', round: handOf(['hit'], ends('bust')), table: usdt, moves: true, act: dealt('h', 3_500) },
  {
    name: 'blackjack-lost',
    round: handOf(['stand'], ends('lost')),
    table: usdt,
    moves: true,
    act: dealt('s', 4_500),
  },
];

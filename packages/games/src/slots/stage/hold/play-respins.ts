/** Shows respins: the door of coins opens, every empty cell spins by itself, and at the end each coin is counted. */
import { amountBetween } from '../../../stage/motion.ts';
import { isWin, type ShownRound } from '../../../stage/game-view.ts';
import type { ShownCoin, ShownSpin } from '../kinds/kind.ts';
import type { Patience } from '../patience.ts';
import type { Picture } from '../picture.ts';
import type { Playback } from '../playback/lit-wins.ts';
import { countGrandly } from '../playback/grand-win.ts';
import { scatterCells } from '../playback/machine.ts';
import type { HoldBoard } from './hold-board.ts';
import { holdTimings as timings } from './timings.ts';

/** One round of respins on the stage. Amounts in parts of a stake. */
interface Course {
  readonly playback: Playback;
  readonly patience: Patience;
  readonly spins: readonly ShownSpin[];
  readonly amountOf: (parts: number) => bigint;
  /** The board as it has to look now, on whatever picture there is. */
  readonly board: () => HoldBoard | undefined;
  readonly state: { held: readonly ShownCoin[]; spinning: boolean };
}

const textOf = ({ coinText }: Playback) => coinText ?? String;
const worthOf = (coins: readonly ShownCoin[]): number => coins.reduce((sum, { pays }) => sum + pays, 0);
const sameCell = ([reel, row]: ShownCoin['cell'], [otherReel, otherRow]: ShownCoin['cell']): boolean =>
  reel === otherReel && row === otherRow;

const createCourse = (
  playback: Playback,
  patience: Patience,
  spins: readonly ShownSpin[],
  amountOf: Course['amountOf'],
): Course => {
  const state: Course['state'] = { held: [], spinning: false };
  let seen: Picture | undefined;
  return {
    ...{ playback, patience, spins, amountOf, state },
    board: () => {
      const now = playback.picture();
      if (now !== seen) {
        // After a rotation the picture is a new one: it is set up like the one before.
        seen = now;
        now.mood(true);
        now.hold?.open(state.held, textOf(playback));
        if (state.spinning) now.hold?.spin();
      }
      return now.hold;
    },
  };
};

/** In reading order. */
const readingOrder = ({ playback }: Course): readonly ShownCoin['cell'][] => {
  const { reels, rows } = playback.game.kind.grid;
  return Array.from({ length: reels * rows }, (_, index) => [index % reels, Math.floor(index / reels)] as const);
};

const showMeter = (course: Course, left: number): void => {
  const { playback, state, spins, amountOf } = course;
  const { reels, rows } = playback.game.kind.grid;
  playback.caption({
    meter: {
      ...{ left, of: spins[0]?.left ?? left },
      ...{ held: state.held.length, cells: reels * rows, amount: amountOf(worthOf(state.held)) },
    },
    ...{ note: undefined, amount: undefined, tag: undefined },
  });
};

const say = ({ playback, state }: Course, left: number): void => {
  playback.caption({ said: playback.game.hold?.texts.said(left, state.held.length) ?? '' });
};

const openRespins = async (course: Course): Promise<void> => {
  const { playback, patience, spins } = course;
  const [first] = spins;
  if (first === undefined) return;
  const { texts, timings: usual } = playback.game;
  playback.picture().lights.light(scatterCells(playback, first));
  playback.play('gem');
  playback.caption({
    note: texts.opened(first.scatters),
    said: texts.announce.opened(first.scatters),
    ...{ tag: undefined, amount: undefined, free: true },
  });
  await patience.wait(playback.quick() ? usual.together : timings.opening);
  if (!patience.live()) return;
  playback.picture().lights.clear();
  playback.play('holdOpen');
};

const landCoin = async (course: Course, coin: ShownCoin): Promise<void> => {
  const { playback, patience, state, board } = course;
  await patience.run(playback.quick() ? timings.quickFall : timings.fall, (progress) => {
    board()?.land(coin, textOf(playback), progress);
  });
  if (!patience.live()) return;
  playback.play('holdLand');
  state.held = [...state.held, coin];
};

/** Without a spin: the reels go, and the coins that were bought fall onto the empty board one after the other. */
const openBought = async (course: Course): Promise<void> => {
  const { playback, patience, spins, state, board } = course;
  const [first] = spins;
  const coins = first?.coins ?? [];
  if (first === undefined) return;
  const note = playback.game.hold?.texts.bought?.(coins.length);
  playback.caption({ note, said: note === undefined ? '' : `${note.title}. ${note.text}`, free: true });
  if (playback.still) state.held = coins;
  playback.picture().show(first.stops, playback.game.kind.strips(false));
  playback.play('holdOpen');
  board();
  playback.stands(first);
  await patience.wait(playback.still ? timings.still : timings.opened);
  for (const cell of playback.still ? [] : readingOrder(course)) {
    const coin = coins.find((one) => sameCell(one.cell, cell));
    if (coin === undefined || !patience.live()) continue;
    await landCoin(course, coin);
    if (patience.live()) showMeter(course, first.left);
  }
  if (patience.live()) playback.onPresented(1);
};

/** The cells stop one after the other, and coins fall into those that hold one now. */
const stopCells = async (course: Course, { landed = [] }: ShownSpin, left: number): Promise<void> => {
  const { playback, patience, state, board } = course;
  const firm = !playback.mayHurry;
  for (const cell of readingOrder(course)) {
    if (!patience.live()) return;
    if (state.held.some((coin) => sameCell(coin.cell, cell))) continue;
    const coin = landed.find((one) => sameCell(one.cell, cell));
    if (coin === undefined) {
      board()?.stop(cell);
      playback.play('holdStop', 0.9 + 0.05 * cell[1]);
    } else {
      await landCoin(course, coin);
      if (patience.live()) showMeter(course, left);
    }
    await patience.wait(playback.quick() ? timings.quickStagger : timings.stagger, firm);
  }
};

const respin = async (course: Course, index: number): Promise<void> => {
  const { playback, patience, spins, state, board } = course;
  const [before, after] = [spins[index - 1], spins[index]];
  if (before === undefined || after === undefined) return;
  const left = before.left - 1;
  // The lamp goes out as the cells begin to spin.
  showMeter(course, left);
  playback.play('holdTick');
  if (playback.still) {
    await patience.wait(timings.still);
    if (!patience.live()) return;
    state.held = after.coins ?? [];
    board()?.open(state.held, textOf(playback));
  } else {
    state.spinning = true;
    board()?.spin();
    playback.play('holdSpin');
    await patience.wait(playback.quick() ? timings.quickSpin : timings.spin, !playback.mayHurry);
    if (!patience.live()) return;
    await stopCells(course, after, left);
    state.spinning = false;
  }
  if (!patience.live()) return;
  showMeter(course, after.left);
  say(course, after.left);
  if ((after.landed ?? []).length > 0) playback.play('holdReset');
  await patience.wait(playback.quick() ? timings.quickGap : timings.gap, !playback.mayHurry);
};

/** The prize that has a word of its own: it is counted alone, in the middle of the stage, before the plate counts on. */
const carvePrize = async ({ playback, patience, amountOf }: Course, coin: ShownCoin): Promise<void> => {
  playback.play('holdBell');
  await countGrandly(playback, patience, {
    payout: amountOf(coin.pays),
    multiplierE4: BigInt((coin.pays * 10_000) / playback.game.kind.unit),
    ladder: [{ word: 'major', fromE4: 0n, coins: 60 }],
    text: playback.game.texts.ofStake(0),
  });
};

/** One coin after the other, in reading order: its light runs to the plate, and the plate counts. */
const collect = async (course: Course, round: ShownRound): Promise<void> => {
  const { playback, patience, spins, state, amountOf, board } = course;
  const order = readingOrder(course);
  const placeOf = ({ cell }: ShownCoin) => order.findIndex((one) => sameCell(one, cell));
  const coins = state.held.toSorted((a, b) => placeOf(a) - placeOf(b));
  const full = coins.length === order.length;
  // Coins that come to no more than the stake are added up without a sound.
  const heard = isWin(round);
  let parts = spins[0]?.pays ?? 0;
  playback.caption({ meter: undefined, amount: amountOf(parts), note: undefined });
  for (const [index, coin] of coins.entries()) {
    if (!patience.live()) return;
    const named = coin.name !== undefined;
    const [from, to] = [amountOf(parts), amountOf(parts + coin.pays)];
    parts += coin.pays;
    board()?.light(coins.slice(0, index + 1));
    if (heard && named && coin.name === playback.game.hold?.carved) await carvePrize(course, coin);
    if (!patience.live()) return;
    if (heard) playback.play(named ? 'holdBell' : 'holdCoin', 1 + index * 0.06);
    playback.caption({ prize: coin.name });
    const ms = named ? timings.prize : index < timings.slowCoins ? timings.coin : timings.fastCoin;
    if (playback.still || !heard) playback.caption({ amount: to });
    else
      await patience.run(playback.quick() ? timings.fastCoin : ms, (progress) => {
        board()?.send(coin.cell, progress);
        playback.caption({ amount: amountBetween(from, to, progress) });
      });
  }
  if (!patience.live()) return;
  board()?.light();
  // All cells, or the highest win: the round says what it comes to.
  playback.caption({
    ...{ amount: round.payout, prize: undefined },
    ...(full ? { said: playback.game.hold?.texts.full ?? '' } : {}),
  });
  await patience.wait(playback.quick() ? timings.quickGap : timings.counted);
};

/** `from`: parts of the round that were presented before. Every respin is one. */
export const playRespins = async (
  playback: Playback,
  patience: Patience,
  round: ShownRound,
  at: { readonly spins: readonly ShownSpin[]; readonly from: number },
): Promise<void> => {
  const { spins } = at;
  const amountOf = (parts: number): bigint => (round.stake * BigInt(parts)) / BigInt(playback.game.kind.unit);
  const course = createCourse(playback, patience, spins, amountOf);
  const from = Math.max(1, at.from);
  const isBought = spins[0]?.landed !== undefined;
  if (isBought && at.from === 0) await openBought(course);
  else if (!isBought && at.from < 2) await openRespins(course);
  if (!patience.live()) return;
  const begun = spins[from - 1] ?? spins[0];
  course.state.held = begun?.coins ?? [];
  course.board();
  playback.caption({ free: true });
  showMeter(course, begun?.left ?? 0);
  await patience.wait(at.from < 2 ? timings.opened : playback.game.timings.resume);
  for (let index = from; index < spins.length && patience.live(); index += 1) {
    await respin(course, index);
    if (patience.live()) playback.onPresented(index + 1);
  }
  if (patience.live()) await collect(course, round);
};

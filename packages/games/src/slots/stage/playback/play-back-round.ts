/** Tells a settled round, spin by spin. Nothing here decides anything: every figure comes from the events. */
import { createPatience, type Patience } from '../patience.ts';
import { compile } from '../../evaluate.ts';
import { retell, type SlotState, type SpunEvent } from '../../round.ts';
import { isWin, type ShownRound } from '../../../stage/game-view.ts';
import { amountBetween, countUpMs } from '../../../stage/motion.ts';
import { cycle, endTag, lightLines, type Teller } from './line-lights.ts';
import { landReels, scatterCells, startReels } from './machine.ts';
import type { Tiers } from './ladder.ts';
import { tellGrand } from './tell-grand.ts';

/** From these multiples of the stake on, in 1/10,000. */
const tiersOf = ({ game }: Pick<Teller, 'game'>): Tiers => ({
  bigE4: 500_000n,
  hugeE4: 2_000_000n,
  mostE4: BigInt(game.definition.maxWin) * 10_000n,
});

/** A round out of a list has no events: they follow from its stops, as they did when it was settled. */
const eventsOf = ({ game }: Pick<Teller, 'game'>, round: ShownRound): SpunEvent[] =>
  round.events.length > 0 ? (round.events as SpunEvent[]) : retell(compile(game.definition), round.view as SlotState);

/** Whole subunits of so many line bets; the last amount of a round is always its payout. */
const amountOf = (teller: Teller, round: ShownRound, lineBets: number): bigint =>
  (round.stake * BigInt(lineBets)) / BigInt(teller.game.definition.lines.length);

const countTo = async (
  teller: Teller,
  patience: Patience,
  [from, to]: readonly [bigint, bigint],
  { ms, heard }: { readonly ms: number; readonly heard: boolean },
) => {
  if (teller.still || ms === 0) {
    teller.caption({ amount: to, note: undefined });
    return;
  }
  await patience.run(ms, (progress) => {
    teller.caption({ amount: amountBetween(from, to, progress), note: undefined });
    if (progress < 1 && heard) teller.play('count');
  });
};

const signOf = (event: SpunEvent, multiplierE4: bigint, tiers: Tiers): string | undefined => {
  if (multiplierE4 >= tiers.mostE4) return 'MAX WIN';
  if (multiplierE4 >= tiers.hugeE4) return 'HUGE WIN';
  if (multiplierE4 >= tiers.bigE4) return 'BIG WIN';
  return event.free ? 'FREE SPINS' : undefined;
};

/** The end of a round that brought more than it cost; anything else ends in silence. */
const celebrate = async (
  teller: Teller,
  patience: Patience,
  round: ShownRound,
  events: readonly SpunEvent[],
): Promise<void> => {
  const last = events.at(-1);
  const freeSpins = events.length - 1;
  if (last === undefined || !isWin(round)) return;
  const picture = teller.picture();
  const tiers = tiersOf(teller);
  const sign = signOf(last, round.multiplierE4, tiers);
  const big = round.multiplierE4 >= tiers.bigE4;
  const huge = round.multiplierE4 >= tiers.hugeE4;
  picture.lightPlate(true);
  if (sign !== undefined) await picture.sign(sign);
  if (!patience.live()) return;
  teller.play(big ? 'bigWin' : 'smallWin');
  if (big) picture.cheer(huge ? 3 : 2);
  if (huge || last.free) {
    await tellGrand(teller, patience, round, { freeSpins, tiers });
    if (patience.live()) teller.caption({ tag: endTag(teller, round, events) });
  } else await countTo(teller, patience, [0n, round.payout], { ms: countUpMs(round.multiplierE4), heard: true });
};

/** Of everything that a free spin pays. */
const multiplierOf = ({ game }: Pick<Teller, 'game'>): number => game.definition.freeSpins.multiplier;

const spinOnce = async (teller: Teller, patience: Patience, event: SpunEvent, startedAt: number): Promise<void> => {
  await landReels(teller, patience, event.stops, startedAt, () => {
    if (!event.free) teller.caption({ note: teller.game.texts.hoping });
  });
};

/** Scatters shine, the stage changes, the words come, and a press begins. */
const openFreeSpins = async (teller: Teller, patience: Patience, event: SpunEvent): Promise<void> => {
  const picture = teller.picture();
  picture.lights.light(scatterCells(teller, event.stops));
  teller.play('gem');
  teller.caption({
    note: teller.game.texts.opened(event.scatters),
    said: teller.game.texts.announce.opened(event.scatters),
    tag: undefined,
  });
  await patience.wait(teller.game.timings.together);
  if (!patience.live()) return;
  picture.mood(true);
  picture.showReels(0);
  picture.cheer(1);
  teller.caption({ note: undefined, amount: undefined, waiting: true, free: true });
  teller.play('smallWin');
  await showWords(
    teller,
    patience,
    [String(event.opened), 'FREE SPINS', `ALL WINS ×${multiplierOf(teller)}`],
    teller.game.timings.interlude,
  );
  if (!patience.live()) return;
  await beginFreeSpins(teller);
};

/** A press ends all of it at once, however far the words have come. */
const showWords = async (
  teller: Teller,
  patience: Patience,
  words: readonly [string, string, string],
  ms: number,
): Promise<void> => {
  const own = createPatience();
  const shown = teller.picture().interlude.open(words, own, teller.still);
  await patience.wait(ms);
  own.leave();
  await shown;
  if (patience.live()) closeInterlude(teller);
};

const closeInterlude = (teller: Teller): void => {
  const picture = teller.picture();
  picture.interlude.close();
  picture.showReels(1);
  picture.cheer(0);
  picture.lights.clear();
  teller.caption({ waiting: false });
};

const beginFreeSpins = async (teller: Teller): Promise<void> => {
  teller.picture().mood(true);
  teller.caption({ free: true });
  await teller.picture().sign('FREE SPINS');
};

const moreFreeSpins = async (teller: Teller, patience: Patience, event: SpunEvent): Promise<void> => {
  const picture = teller.picture();
  picture.lights.light(scatterCells(teller, event.stops));
  teller.play('gem');
  teller.caption({ said: teller.game.texts.announce.more });
  await patience.wait(teller.game.timings.together);
  if (!patience.live()) return;
  picture.showReels(0);
  await showWords(teller, patience, [String(event.opened), 'MORE', 'FREE SPINS'], teller.game.timings.more);
};

const tellFreeSpin = async (teller: Teller, patience: Patience, round: ShownRound, told: number): Promise<void> => {
  const events = eventsOf(teller, round);
  const event = events[told];
  const before = events[told - 1];
  if (event === undefined || before === undefined) return;
  const note = { title: teller.game.texts.freeSpin(told, told + before.left - 1), text: teller.game.texts.won };
  const sofar = amountOf(teller, round, before.total);
  teller.caption({
    note: before.total > 0 ? undefined : note,
    tag: { title: note.title, text: '', pays: `×${multiplierOf(teller)}` },
  });
  if (before.total > 0) teller.caption({ amount: sofar });
  await spinOnce(teller, patience, event, startReels(teller));
  if (!patience.live()) return;
  if (event.pays > 0) {
    await lightLines(teller, patience, event);
    // Nothing is made of a spin that brings no more than the stake, however much came before it.
    const heard = event.pays > teller.game.definition.lines.length;
    if (heard) teller.play('cashOut');
    await countTo(teller, patience, [sofar, amountOf(teller, round, event.total)], {
      ms: teller.quick() ? teller.game.timings.quickRunning : teller.game.timings.running,
      heard,
    });
    await patience.wait(teller.quick() ? teller.game.timings.freeGap : teller.game.timings.together);
  } else await patience.wait(teller.game.timings.freeGap);
  if (event.opened > 0 && patience.live()) await moreFreeSpins(teller, patience, event);
};

const tellFreeSpins = async (teller: Teller, patience: Patience, round: ShownRound, from: number): Promise<void> => {
  const events = eventsOf(teller, round);
  for (let told = from; told < events.length && patience.live(); told += 1) {
    await tellFreeSpin(teller, patience, round, told);
    if (patience.live()) teller.told(told + 1);
  }
};

/**
 * The whole telling. `from` is how many spins were told before (a reload), `startedAt` when the reels began to run.
 * Resolves when everything was told; the lines of the last spin may go on after it, until `patience` is left.
 */
export const tellRound = async (
  teller: Teller,
  patience: Patience,
  round: ShownRound,
  at: { readonly from: number; readonly startedAt: number },
): Promise<void> => {
  const [first, ...free] = eventsOf(teller, round);
  if (first === undefined) return;
  if (at.from === 0) {
    await spinOnce(teller, patience, first, at.startedAt);
    if (!patience.live()) return;
    if (first.lines.length > 0 && (isWin(round) || free.length > 0)) await lightLines(teller, patience, first);
    if (free.length > 0 && patience.live()) teller.told(1);
  } else if (at.from > 1) {
    await beginFreeSpins(teller);
    await patience.wait(teller.game.timings.resume);
  }
  // Whoever has seen none of them yet begins them with a press.
  if (free.length > 0 && at.from < 2 && patience.live()) await openFreeSpins(teller, patience, first);
  if (free.length > 0) {
    await tellFreeSpins(teller, patience, round, Math.max(1, at.from));
    if (!patience.live()) return;
  }
  const cameBack = !isWin(round) && round.payout > 0n;
  if (free.length > 0 || cameBack) {
    // What is no win has no stage of its own: the plate says it, in silence.
    const amount = isWin(round) ? {} : { amount: round.payout, note: undefined };
    teller.caption({ tag: endTag(teller, round, [first, ...free]), ...amount });
  }
  await celebrate(teller, patience, round, [first, ...free]);
  if (!patience.live()) return;
  if (free.length > 0) teller.told(free.length + 2);
  teller.caption({ free: false });
};

/** What goes on after a round until the next press. */
export const afterRound = async (teller: Teller, patience: Patience, round: ShownRound): Promise<void> => {
  const events = eventsOf(teller, round);
  const [first] = events;
  if (first !== undefined && events.length === 1 && isWin(round)) await cycle(teller, patience, first);
};

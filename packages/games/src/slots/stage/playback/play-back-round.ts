/** Plays back a settled round, spin by spin. Decides nothing: every value comes from the events. */
import type { Patience } from '../patience.ts';
import type { Collected, ShownSpin } from '../kinds/kind.ts';
import { isWin, type ShownRound } from '../../../stage/game-view.ts';
import { celebrate, countTo } from './celebrate.ts';
import { cycle, endTag, lightWins, type Playback } from './lit-wins.ts';
import { playRespins } from '../hold/play-respins.ts';
import { playCascade } from '../cascade/play-cascade.ts';
import { landReels, scatterCells, startReels } from './machine.ts';
import { carvedTexts } from '../texts.ts';
import { collectNotes, levelReached } from './collect.ts';
import { allPartsOf, partsIn, placeAfter, type Place } from './parts.ts';
import { showWords } from './show-words.ts';

const spinsOf = ({ game }: Pick<Playback, 'game'>, round: ShownRound): readonly ShownSpin[] => game.kind.spinsOf(round);

/** Converts parts of a stake to whole subunits; the last amount of a round is always its payout. */
const amountOf = (playback: Playback, round: ShownRound, parts: number): bigint =>
  (round.stake * BigInt(parts)) / BigInt(playback.game.kind.unit);

/** What free spins have that paid ones have not. */
const featureOf = ({ game }: Pick<Playback, 'game'>): string =>
  game.feature ?? carvedTexts.allWins(game.kind.multiplier);

interface SpinAt {
  readonly round: ShownRound;
  /** Its place in the round. */
  readonly index: number;
  /** How many of its grids were shown before this page was opened. */
  readonly grids: number;
  readonly startedAt: number;
}

const spinOnce = async (
  playback: Playback,
  patience: Patience,
  { round, index, grids, startedAt }: SpinAt,
): Promise<void> => {
  const spins = spinsOf(playback, round);
  const event = spins[index];
  if (event === undefined) return;
  const { drops } = event;
  if (drops !== undefined) {
    const amountIn = (parts: number) =>
      amountOf(playback, round, Math.min(parts, playback.game.kind.maxWin * playback.game.kind.unit));
    const shownBefore = partsIn(spins.slice(0, index));
    await playCascade(
      playback,
      patience,
      { ...event, drops },
      {
        ...{ startedAt, before: spins[index - 1]?.total ?? 0, amountOf: amountIn, from: grids },
        onGrid: (count) => {
          playback.onPresented(shownBefore + count);
        },
      },
    );
    if (patience.live()) playback.stands(event);
    return;
  }
  await landReels(playback, patience, event, startedAt, () => {
    if (!event.free) playback.caption({ note: playback.game.texts.hoping });
  });
  if (patience.live()) playback.stands(event);
};

/** Scatters light up, the stage changes, the words appear, and a press starts. */
const openFreeSpins = async (playback: Playback, patience: Patience, event: ShownSpin): Promise<void> => {
  const picture = playback.picture();
  picture.lights.light(scatterCells(playback, event));
  playback.play('gem');
  playback.caption({
    note: playback.game.texts.opened(event.scatters),
    said: playback.game.texts.announce.opened(event.scatters),
    tag: undefined,
  });
  await patience.wait(playback.game.timings.together);
  if (!patience.live()) return;
  picture.mood(true);
  picture.showReels(0);
  picture.cheer(1);
  playback.caption({ note: undefined, amount: undefined, orbs: undefined, waiting: true, free: true });
  playback.play('smallWin');
  await showWords(
    playback,
    patience,
    [String(event.opened), carvedTexts.freeSpins, featureOf(playback)],
    playback.unattended?.() ? playback.game.timings.more : playback.game.timings.interlude,
  );
  if (!patience.live()) return;
  await beginFreeSpins(playback);
};

/** `collected`: before them, or when they are gone on with. */
const beginFreeSpins = async (
  playback: Playback,
  collected: Pick<Collected, 'notes' | 'level'> = { notes: 0, level: 0 },
): Promise<void> => {
  playback.picture().mood(true);
  playback.caption({ free: true });
  await playback.picture().sign(carvedTexts.freeSpins);
  if (playback.game.kind.levels !== undefined) playback.picture().meter.show(collected);
};

const moreFreeSpins = async (playback: Playback, patience: Patience, event: ShownSpin): Promise<void> => {
  const picture = playback.picture();
  const level = levelReached(playback, event);
  if (level === undefined) picture.lights.light(scatterCells(playback, event));
  playback.play('gem');
  playback.caption({ said: level?.said ?? playback.game.texts.announce.more });
  await patience.wait(playback.game.timings.together);
  if (!patience.live()) return;
  picture.showReels(0);
  const words = level?.words ?? ([String(event.opened), carvedTexts.more, carvedTexts.freeSpins] as const);
  await showWords(playback, patience, words, playback.game.timings.more);
};

const heldText = ({ game: { texts } }: Pick<Playback, 'game'>, { held = [] }: ShownSpin): string =>
  held.length === 0 ? '' : (texts.held?.(held.length) ?? '');

const playFreeSpin = async (
  playback: Playback,
  patience: Patience,
  { round, index, grids }: Omit<SpinAt, 'startedAt'>,
): Promise<void> => {
  const events = spinsOf(playback, round);
  const event = events[index];
  const before = events[index - 1];
  if (event === undefined || before === undefined) return;
  const note = { title: playback.game.texts.freeSpin(index, index + before.left - 1), text: playback.game.texts.won };
  const times = event.multiplier;
  const sofar = amountOf(playback, round, before.total);
  playback.caption({
    note: before.total > 0 ? undefined : note,
    tag: { title: note.title, text: heldText(playback, event), pays: times > 1 ? `×${times}` : '' },
  });
  // Orbs of earlier free spins go on counting.
  playback.caption({ orbs: (event.orbsBefore ?? 0) > 0 ? event.orbsBefore : undefined });
  if (before.total > 0) playback.caption({ amount: sofar });
  // What was shown in part stands there already.
  const startedAt = grids === 0 ? startReels(playback) : performance.now();
  await spinOnce(playback, patience, { round, index, grids, startedAt });
  if (!patience.live()) return;
  if (event.pays > 0) {
    await lightWins(playback, patience, event);
    // A spin that pays no more than the stake is not celebrated, whatever came before.
    const heard = event.pays > playback.game.kind.unit;
    if (heard) playback.play('cashOut');
    // It only stands there, as it does where it has been counted up grid by grid.
    const silent = event.drops !== undefined || !heard;
    const counts = playback.quick() ? playback.game.timings.quickRunning : playback.game.timings.running;
    const amounts = [sofar, amountOf(playback, round, event.total)] as const;
    await countTo(playback, patience, amounts, { ms: silent ? 0 : counts, heard });
    await patience.wait(playback.quick() ? playback.game.timings.freeGap : playback.game.timings.together);
  } else await patience.wait(playback.game.timings.freeGap);
  if (patience.live()) await collectNotes(playback, patience, event);
  if (event.opened > 0 && patience.live()) await moreFreeSpins(playback, patience, event);
};

const playFreeSpins = async (playback: Playback, patience: Patience, round: ShownRound, from: Place): Promise<void> => {
  const events = spinsOf(playback, round);
  for (let index = Math.max(1, from.spin); index < events.length && patience.live(); index += 1) {
    await playFreeSpin(playback, patience, { round, index, grids: index === from.spin ? from.grids : 0 });
    if (patience.live()) playback.onPresented(partsIn(events.slice(0, index + 1)));
  }
};

/**
 * The whole playback. `from`: parts presented earlier (after a reload). `startedAt`: when the reels started. Resolves after everything
 * was shown; the last spin's lines continue until `patience` ends.
 */
export const playBackRound = async (
  playback: Playback,
  patience: Patience,
  round: ShownRound,
  at: { readonly from: number; readonly startedAt: number },
): Promise<void> => {
  const spins = spinsOf(playback, round);
  const [first, ...free] = spins;
  if (first === undefined) return;
  const respins = free[0]?.landed !== undefined;
  const place = placeAfter(spins, at.from);
  const begun = place.spin > 1 || (place.spin === 1 && place.grids > 0);
  // What was bought begins on the board.
  const bought = first.landed !== undefined;
  if (free.length > 0 && (bought || place.spin > 0)) playback.onFeature();
  if (place.spin === 0 && !bought) {
    await spinOnce(playback, patience, { round, index: 0, grids: place.grids, startedAt: at.startedAt });
    if (!patience.live()) return;
    if (free.length > 0) playback.onFeature();
    if (first.wins.length > 0 && (isWin(round) || free.length > 0)) await lightWins(playback, patience, first);
    if (free.length > 0 && patience.live()) playback.onPresented(partsIn([first]));
  } else if (begun && free.length > 0 && !respins) {
    await beginFreeSpins(playback, free[place.spin - 2]?.collected);
    await patience.wait(playback.game.timings.resume);
  }
  if (respins) await playRespins(playback, patience, round, { spins, from: place.spin });
  // A player who has not seen any yet starts them with a press.
  else if (free.length > 0 && !begun && patience.live()) await openFreeSpins(playback, patience, first);
  if (free.length > 0 && !respins) {
    await playFreeSpins(playback, patience, round, place);
    if (patience.live()) playback.caption({ orbs: undefined });
  }
  if (!patience.live()) return;
  const cameBack = !isWin(round) && round.payout > 0n;
  if (free.length > 0 || cameBack) {
    // A return below the stake is no win: shown on the plate, without sound.
    const amount = isWin(round) ? {} : { amount: round.payout, note: undefined };
    playback.caption({ tag: endTag(playback, round, spins), ...amount });
  }
  await celebrate(playback, patience, round, spins);
  // Whoever presses through them still sees what they came to before the next press is one for another round.
  if (free.length > 0) await patience.wait(playback.game.timings.total, true);
  if (!patience.live()) return;
  // A single spin that was shown in one piece leaves nothing to go on with.
  const parts = allPartsOf(spins);
  if (parts > 1) playback.onPresented(parts);
  // The scenery is the usual one again; what won stays in view until the next spin.
  if (free.length > 0) playback.picture().mood(false);
  playback.caption({ free: false });
};

/** Animation after a round until the next press. */
export const afterRound = async (playback: Playback, patience: Patience, round: ShownRound): Promise<void> => {
  const events = spinsOf(playback, round);
  const [first] = events;
  if (first !== undefined && events.length === 1 && isWin(round)) await cycle(playback, patience, first);
};

/** The sounds of a round and what is reported as presented, on a stage that draws nothing. */
import { describe, expect, it, vi } from 'vitest';
import { fakeFrames } from '../../../../testing/fake-frames.ts';
import { createPatience } from '../patience.ts';
import { compile } from '../../evaluate.ts';
import { settle, spin, type SpunEvent } from '../../round.ts';
import { createRng } from '../../../rng.ts';
import { payoutOf } from '../../../payout.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import type { SlotSound } from '../sounds.ts';
import type { HouseSound } from '../../../stage/sounds.ts';
import { symbolNames } from '../../../lantern-harbour/symbol-names.ts';
import { texts } from '../../../lantern-harbour/view/texts.ts';
import { definition } from '../../../lantern-harbour/versions/1.ts';
import type { Caption } from './caption.ts';
import type { Picture } from '../picture.ts';
import { linesKind } from '../kinds/lines.ts';
import type { SlotGame } from '../slot-game.ts';
import { usualTimings } from '../timings.ts';
import type { Playback } from './lit-wins.ts';
import { playBackRound } from './play-back-round.ts';

/** Without its art: nothing is drawn here. */
const game: SlotGame = {
  kind: linesKind({ definition, texts, names: symbolNames }),
  ...{ texts, timings: usualTimings, title: '', welcome: [] },
  art: undefined as unknown as SlotGame['art'],
};
const slot = compile(definition);
const stake = 100n;
const nothing = (): void => undefined;
const soon = async (): Promise<void> => Promise.resolve();
const reel = { start: nothing, stop: nothing, show: nothing, linger: nothing, turn: nothing };

const stage = {
  reels: Array.from({ length: 5 }, () => reel),
  lights: { clear: nothing, light: nothing, draw: nothing, mark: nothing },
  interlude: { open: soon, close: nothing },
  grand: { prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing },
  ...{
    show: nothing,
    cheer: nothing,
    mood: nothing,
    sign: soon,
    lightPlate: nothing,
    watch: nothing,
    showReels: nothing,
  },
} as unknown as Picture;

type Found = Omit<ShownRound, 'events'> & { readonly events: readonly SpunEvent[] };

/** The first round of a row of seeds that is like this. */
const roundWhere = (is: (round: Found) => boolean): Found => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const { state, events } = spin(slot, createRng('a'.repeat(64), 'playback', seed));
    const { multiplierE4 } = settle(slot, state, () => '');
    const payout = payoutOf(stake, multiplierE4);
    const round = {
      ...{ id: `rnd_${seed}`, nonce: seed, params: {}, view: state, events, multiplierE4 },
      ...{ stake, staked: stake, payout, open: false, legal: [] },
    } as unknown as Found;
    if (is(round)) return round;
  }
  throw new Error('No such round');
};

const play = async (round: Found, from = 0) => {
  const [heard, presented, shown]: [(HouseSound | SlotSound)[], number[], Partial<Caption>[]] = [[], [], []];
  const playback: Playback = {
    game,
    picture: () => stage,
    play: (sound) => heard.push(sound),
    still: false,
    quick: () => false,
    mayHurry: true,
    onPresented: (parts) => presented.push(parts),
    onFeature: () => undefined,
    stands: () => undefined,
    caption: (change) => shown.push(change),
  };
  const over = playBackRound(playback, createPatience(), round, { from, startedAt: 0 });
  await vi.runAllTimersAsync();
  await over;
  return { heard, presented, caption: Object.assign({}, ...shown) as Partial<Caption> };
};

fakeFrames();

const cheers: readonly (HouseSound | SlotSound)[] = ['smallWin', 'bigWin', 'hugeWin', 'cashOut', 'coin', 'count'];
const cheersIn = (heard: readonly (HouseSound | SlotSound)[]) => heard.filter((sound) => cheers.includes(sound));

describe('which sounds play', () => {
  it('nothing is made of a spin that brings the stake or less', async () => {
    for (const few of [(payout: bigint) => payout > 0n && payout < stake, (payout: bigint) => payout === stake]) {
      const { heard } = await play(roundWhere((round) => round.events.length === 1 && few(round.payout)));
      expect(cheersIn(heard)).toEqual([]);
    }
  });

  it('what came back of the stake stands on the plate, with the line that paid it', async () => {
    const round = roundWhere(
      ({ events, payout }) => events.length === 1 && events[0]?.lines.length === 1 && payout > 0n && payout < stake,
    );
    const { caption } = await play(round);
    expect(caption.amount).toBe(round.payout);
    expect(caption.tag?.pays).toMatch(/^×?0\./);
  });

  it('a win is a tune, and what counts up to it', async () => {
    const { heard } = await play(roundWhere((round) => round.events.length === 1 && round.payout === 300n));
    expect(new Set(cheersIn(heard))).toEqual(new Set(['smallWin', 'count']));
  });

  it('within free spins too, only spins that pay more than the stake have a sound', async () => {
    const round = roundWhere(
      ({ events }) => events.length > 1 && events.some(({ pays, free }) => free && pays > 0 && pays <= 20),
    );
    const { heard } = await play(round);
    const sounding = round.events.filter(({ free, pays }) => free && pays > slot.lineCount);
    expect(heard.filter((sound) => sound === 'cashOut')).toHaveLength(sounding.length);
  });
});

describe('what is reported as presented', () => {
  it('reports each spin once it was shown, and the total at the end', async () => {
    const round = roundWhere(({ events }) => events.length === 13);
    expect((await play(round)).presented).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    // From the middle: only the rest, without the opening and the reels that were seen.
    const rest = await play(round, 9);
    expect(rest.presented).toEqual([10, 11, 12, 13, 14]);
    expect(rest.heard.filter((sound) => sound === 'spin')).toHaveLength(4);
    expect(rest.heard).not.toContain('gem');
    // From the end of the last spin: what it came to, and nothing else.
    const last = await play(round, 13);
    expect(last.presented).toEqual([14]);
    expect(last.heard).not.toContain('spin');
  });

  it('a round of one spin reports nothing', async () => {
    expect((await play(roundWhere(({ events }) => events.length === 1))).presented).toEqual([]);
  });
});

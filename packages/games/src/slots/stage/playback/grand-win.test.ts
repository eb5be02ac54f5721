/** A large win is counted up, and nothing beside the number says where the count will end. */
import { expect, it } from 'vitest';
import type { Patience } from '../patience.ts';
import type { Picture } from '../picture.ts';
import type { Caption } from './caption.ts';
import { countGrandly, type GrandPlayback } from './grand-win.ts';

const nothing = (): void => undefined;
const soon = async (): Promise<void> => Promise.resolve();

/** Every wait at once, in quarters. */
const patience: Patience = {
  ...{ live: () => true, wait: soon, hurry: nothing, leave: nothing },
  run: async (_ms, frame) => {
    for (const progress of [0, 0.25, 0.5, 0.75, 1]) frame(progress);
    return Promise.resolve();
  },
};

const picture = {
  grand: { prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing },
  showReels: nothing,
} as unknown as Picture;

/** What stood beside every amount while 1,143.5 stakes were counted, of 200 each. */
const shownBeside = async (still: boolean): Promise<(readonly [amount: bigint, times: string])[]> => {
  const shown: (readonly [bigint, string])[] = [];
  let caption: Partial<Caption> = {};
  const playback = {
    ...{ picture: () => picture, play: nothing, still },
    caption: (change: Partial<Caption>) => {
      caption = { ...caption, ...change };
      const { grand, amount } = caption;
      if (grand !== undefined && amount !== undefined) shown.push([amount, grand.times]);
    },
  } as unknown as GrandPlayback;
  const ladder = [{ word: 'huge', fromE4: 0n, coins: 1 }] as const;
  await countGrandly(playback, patience, { multiplierE4: 11_435_000n, payout: 228_700n, ladder, text: '' });
  return shown;
};

it('says beside the number on its way how many whole stakes it is there, and at its end the exact multiplier', async () => {
  expect(await shownBeside(false)).toEqual([
    [0n, '0×'],
    [0n, '0×'],
    [57_100n, '285×'],
    [114_300n, '571×'],
    [171_500n, '857×'],
    [228_700n, '1,143.5×'],
  ]);
});

it('says both at once with reduced motion', async () => {
  expect(await shownBeside(true)).toEqual([[228_700n, '1,143.5×']]);
});

/** What the paytables of slots say of large wins is what their stage celebrates. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fakeFrames } from '../../../../testing/fake-frames.ts';
import { multiplierText } from '../../../multiplier-text.ts';
import { isBought } from '../../bought.ts';
import { paytables } from '../../../paytables.ts';
import { registry } from '../../../registry.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import type { ShownSpin } from '../kinds/kind.ts';
import { createPatience } from '../patience.ts';
import type { Picture } from '../picture.ts';
import { celebrate } from '../playback/celebrate.ts';
import type { Playback } from '../playback/lit-wins.ts';
import { carvedTexts } from '../texts.ts';
import { levelTexts } from './texts.ts';

fakeFrames();

const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');
const maxWin = 5_000;

/** What is carved on the sign of a round that pays so many stakes, and how much is cheered. */
const shownOf = async (times: number): Promise<{ sign: string | undefined; cheered: number }> => {
  const shown = { sign: undefined as string | undefined, cheered: 0 };
  const nothing = (): void => undefined;
  const soon = async (): Promise<void> => Promise.resolve();
  const picture = {
    ...{ lightPlate: nothing, showReels: nothing },
    sign: async (word: string) => {
      shown.sign = word;
      return soon();
    },
    cheer: (level: number) => {
      shown.cheered = level;
    },
    grand: { prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing },
  } as unknown as Picture;
  const playback = {
    game: { kind: { maxWin }, texts: { ofStake: () => '' } },
    picture: () => picture,
    ...{ play: nothing, caption: nothing, still: true },
  } as unknown as Playback;
  const payout = BigInt(Math.round(times * 100));
  const round = { multiplierE4: payout * 100n, payout, stake: 100n, staked: 100n } as unknown as ShownRound;
  const over = celebrate(playback, createPatience(), round, [{ free: false, wins: [] } as unknown as ShownSpin]);
  await vi.runAllTimersAsync();
  await over;
  return shown;
};

/** The multiples under the names of the levels, and whether a price is spoken of. */
const saidBy = async (id: string): Promise<{ levels: Record<string, string>; sold: boolean }> => {
  const Paytable = await paytables[id]?.();
  if (Paytable === undefined) throw new Error(`${id} has no drawn paytable`);
  // As text: the drawings beside them take a second to become elements.
  const [, levels = ''] = renderToStaticMarkup(<Paytable />).split('slots-pays-levels');
  const rows = [...levels.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gu)];
  return {
    levels: Object.fromEntries(rows.map(([, name = '', times = '']) => [name, times])),
    sold: levels.includes(levelTexts.bought),
  };
};

it('has slots to look at', () => {
  expect(slots.length).toBeGreaterThan(11);
});

it.each(slots)('the paytable of $name names the levels that its stage has, up to its own highest win', async (slot) => {
  const levels = {
    [levelTexts.big]: levelTexts.from('50×'),
    [levelTexts.huge]: levelTexts.from('200×'),
    [levelTexts.max]: multiplierText(BigInt(slot.rtpProof().maxWin) * 10_000n),
  };
  expect(await saidBy(slot.id)).toEqual({ levels, sold: slot.bets.some(({ params }) => isBought(params)) });
});

it('a win gets its word at the multiple that is named, and not just below it', async () => {
  const { big, huge, max } = carvedTexts;
  const none = { sign: undefined, cheered: 0 };
  expect(await shownOf(49.99)).toEqual(none);
  expect(await shownOf(50)).toEqual({ sign: big, cheered: 2 });
  expect(await shownOf(199.99)).toEqual({ sign: big, cheered: 2 });
  expect(await shownOf(200)).toEqual({ sign: huge, cheered: 3 });
  expect(await shownOf(maxWin)).toEqual({ sign: max, cheered: 3 });
});

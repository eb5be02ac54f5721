/** What the frame does with a slot depends on what its view says: each one of the house says it, also one that is yet to come. */
import { registry } from '@carmine/games';
import { views } from '@carmine/games/views';
import { expect, it } from 'vitest';
import { buttonWord } from './button-word.ts';
import type { ReadyState } from '../play/state.ts';

const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots').map(({ id }) => id);
const viewOf = async (id: string) => {
  const view = await views[id]?.();
  if (view === undefined) throw new Error(`${id} has no view`);
  return view;
};

it('finds the slots of the house', () => {
  expect(slots.length).toBeGreaterThan(10);
});

it.each(slots)('%s spins on while the button is held', async (id) => {
  expect((await viewOf(id)).holds).toBe(true);
});

it.each(slots)('%s says which of its sounds are music', async (id) => {
  const { sounds = {}, music = [] } = await viewOf(id);
  const bars = Object.keys(sounds).filter((name) => name.startsWith('bar'));
  expect(bars.length).toBeGreaterThan(0);
  expect(new Set(music)).toEqual(new Set(bars));
});

it.each(slots)('%s says that a press skips while its reels turn', async (id) => {
  const showing = { view: await viewOf(id), session: { mayHurry: true }, phase: 'showing' } as unknown as ReadyState;
  expect(buttonWord(showing)).toBe('Skip');
});

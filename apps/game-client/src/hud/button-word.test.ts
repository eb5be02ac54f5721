import { expect, it } from 'vitest';
import type { ReadyState } from '../play/state.ts';
import { buttonWord } from './button-word.ts';

const slot = { action: 'Spin', takesTime: true };
const stateOf = (change: object = {}) =>
  ({
    ...{
      view: slot,
      session: { mayHurry: true },
      phase: 'idle',
      skipped: false,
      feature: false,
      queued: false,
      holding: false,
    },
    ...change,
  }) as unknown as ReadyState;
const wordIn = (change: object) => buttonWord(stateOf(change));

it('says that it begins a round, then that it skips one that is shown, then that it begins the next, which may be skipped to', () => {
  expect(wordIn({})).toBe('Spin');
  expect(wordIn({ phase: 'waiting' })).toBe('Spin');
  expect(wordIn({ phase: 'showing' })).toBe('Skip');
  expect(wordIn({ phase: 'showing', skipped: true })).toBe('Spin');
  expect(wordIn({ phase: 'showing', skipped: true, queued: true })).toBe('Skip');
  // Through free spins each press only skips.
  expect(wordIn({ phase: 'showing', skipped: true, feature: true })).toBe('Skip');
});

it('never says that it skips where it does not: in a game that is over in a moment, or where the law forbids it', () => {
  expect(wordIn({ phase: 'showing', view: { action: 'Roll' } })).toBe('Roll');
  expect(wordIn({ phase: 'showing', session: { mayHurry: false } })).toBe('Spin');
});

it('of free spins and of rounds that run by themselves it says what is pressed for', () => {
  expect(wordIn({ spinning: {} })).toBe('Free spin');
  expect(wordIn({ phase: 'showing', spinning: {} })).toBe('Skip');
  expect(wordIn({ phase: 'showing', holding: true })).toBe('Release to stop');
  expect(wordIn({ phase: 'showing', auto: { left: 7 } })).toBe('Stop');
});

import { expect, test } from 'vitest';
import { railsOf } from './rails.ts';

const games = ['a', 'b', 'c'].map((id) => ({ id })) as unknown as Parameters<typeof railsOf>[1];
const segment = (id: string, ...gameIds: string[]) => ({ id, title: id, gameIds });
const shown = (...segments: ReturnType<typeof segment>[]) => railsOf(segments, games).map(({ id }) => id);

test('a segment without games has no rail', () => {
  expect(shown(segment('live'), segment('new', 'a'), segment('gone', 'x'))).toEqual(['new']);
});

test('a rail that holds the very games of an earlier one is left out', () => {
  expect(shown(segment('top', 'a', 'b'), segment('new', 'b', 'a'), segment('slots', 'a'))).toEqual(['top', 'slots']);
});

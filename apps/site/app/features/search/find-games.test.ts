import { expect, test } from 'vitest';
import { createGameFinder } from './find-games.ts';

const named = (...names: string[]) =>
  names.map((name) => ({
    name,
    provider: 'Carmine Originals',
    category: name === 'Lantern Harbour' ? 'slots' : 'instant',
  })) as unknown as Parameters<typeof createGameFinder>[0];
const finder = createGameFinder(
  named(
    'Lantern Harbour',
    'Ember Vault',
    'Dice',
    'European Roulette',
    'Blackjack Classic',
    'Żółta łódź 鮭',
    'Red/Black',
  ),
);
const found = (term: string) => finder.find(term).map(({ game }) => game.name);

test('a part of a name finds the game, whatever the case, and says where it matched', () => {
  expect(found('HARB')).toEqual(['Lantern Harbour']);
  expect(finder.find('dic')[0]?.ranges).toEqual([0, 3]);
});

test.each([
  ['blakjack', 'Blackjack Classic'],
  ['blackjakc', 'Blackjack Classic'],
  ['lantren', 'Lantern Harbour'],
  ['harbor', 'Lantern Harbour'],
  ['roullette', 'European Roulette'],
  ['embar vault', 'Ember Vault'],
  ['vault ember', 'Ember Vault'],
])('a slip is forgiven: %s finds %s', (term, name) => {
  expect(found(term)[0]).toBe(name);
});

test('a name without a slip comes before every forgiven one', () => {
  expect(found('red')).toEqual(['Red/Black']);
});

test('letters of other scripts are found as they are and without their marks', () => {
  expect(found('zolta')).toEqual(['Żółta łódź 鮭']);
  expect(found('Żółta')).toEqual(['Żółta łódź 鮭']);
  expect(found('鮭')).toEqual(['Żółta łódź 鮭']);
});

test('a provider or a kind finds its games, behind those whose names hold the term', () => {
  expect(found('slot')).toEqual(['Lantern Harbour']);
  expect(found('carmine orig')).toHaveLength(7);
  expect(found('orig')).toHaveLength(7);
});

test('nothing is found for nothing', () => {
  for (const term of ['', ' ?*', 'zzzz', '.*', '\\']) expect([term, found(term)]).toEqual([term, []]);
});

import type { Skin } from '@carmine/contract/content/skin';
import { expect, test } from 'vitest';
import { skinStyle } from './skin-style.ts';

const skin = (tokens: Record<string, string>) => ({ theme: { tokens } }) as unknown as Skin;

test('a skin’s colours become variables', () => {
  expect(skinStyle(skin({ 'wine-950': '#060b14', 'win-tint': '#3ee08f1f' }), '')).toBe(
    ':root{--wine-950:#060b14;--win-tint:#3ee08f1f}',
  );
});

test('nothing but colours under plain names gets into the style element', () => {
  expect(skinStyle(skin({ 'a}body{x': '#000000', b: 'red;}</style>', 'c-d': '#00000g' }), '')).toBe('');
});

test('a brand turns the pictures of the house towards its own colour', () => {
  const turned = (artHue: number) => skinStyle({ theme: { artHue, tokens: {} } } as unknown as Skin, '');
  expect(turned(-130)).toBe(':root{--art-tint:hue-rotate(-130deg)}');
  expect(turned(0)).toBe('');
  expect(turned(Number.NaN)).toBe('');
});

test('what the style sheet says already is not said again', () => {
  const sheet = ':root{--wine-950:#12060a;--win:#3ee08f}';
  expect(skinStyle(skin({ 'wine-950': '#12060a', win: '#00ff00' }), sheet)).toBe(':root{--win:#00ff00}');
});

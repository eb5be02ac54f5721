import { expect, test } from 'vitest';
import { footTaken, topBelow, topBeside } from './toast-place.ts';

const toasts = { top: 68, right: 344, bottom: 120, left: 16 };
const head = { left: 16, right: 354 };

test('toasts that meet no head of a dialog stay where they are', () => {
  expect(topBeside(toasts, { ...head, top: 400, bottom: 444 })).toBeUndefined();
  expect(topBeside({ ...toasts, left: 1000, right: 1400 }, { ...head, top: 80, bottom: 124 })).toBeUndefined();
});

test('they go above the head where there is room, and below it where there is none', () => {
  expect(topBeside(toasts, { ...head, top: 100, bottom: 144 })).toBe(100 - 8 - 52);
  expect(topBeside(toasts, { ...head, top: 46, bottom: 90 })).toBe(98);
});

test('they keep a little room: what nearly touches is pressed by mistake', () => {
  expect(topBeside(toasts, { ...head, top: 124, bottom: 168 })).toBe(124 - 8 - 52);
});

test('they are placed below a question at the top, never over its answers', () => {
  expect(topBelow(toasts, { ...head, top: 88, bottom: 240 })).toBe(248);
  expect(topBelow(toasts, { ...head, top: 400, bottom: 500 })).toBeUndefined();
});

test('at the bottom of a phone they are placed above fixed elements only', () => {
  const box = (top: number, bottom: number) => ({ left: 0, right: 360, top, bottom });
  expect(footTaken(740, [])).toBe(0);
  expect(footTaken(740, [box(680, 740), box(610, 680)])).toBe(130);
  // Hidden, below the visible area, or a sticky bar at its place in the document.
  expect(footTaken(740, [box(0, 0), box(900, 980), box(200, 280)])).toBe(0);
});

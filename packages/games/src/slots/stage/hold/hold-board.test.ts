// @vitest-environment happy-dom
/** The board by what it shows, without a canvas: every coin that lies is seen, and nothing is once it is closed. */
import { Sprite, Texture, type Container } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { layoutOf } from '../layout.ts';
import type { Textures } from '../textures.ts';
import { coinTextOf } from './coin-text.ts';
import { createHoldBoard } from './hold-board.ts';

const layout = layoutOf(1_280, 584, { reels: 5, rows: 3 });
const textures = {
  symbol: () => ({ sharp: Texture.EMPTY, blurred: Texture.WHITE }),
  of: async () => Promise.resolve(Texture.EMPTY),
  paint: vi.fn(() => Texture.WHITE),
  dot: Texture.EMPTY,
} as unknown as Textures;
const drawing = () => '';
const art = { socket: drawing, seat: drawing, clamps: drawing, coins: { mini: drawing } };
const coins = [
  { cell: [0, 1] as const, pays: 40, name: undefined },
  { cell: [3, 2] as const, pays: 400, name: 'mini' },
];
const seen = (container: Container): number =>
  container.visible
    ? Number(container instanceof Sprite) + container.children.reduce((sum, child) => sum + seen(child), 0)
    : 0;

it('shows sockets, coins with their values and falling ones, and clears all of it', async () => {
  const board = await createHoldBoard(art, layout, textures, 1);
  if (board === undefined) throw new Error('No board');
  expect(seen(board.container)).toBe(0);
  board.mark(coins, String);
  // A value over one coin of the reels; the other one is covered by that of the prize.
  expect(seen(board.container)).toBe(2);
  expect(textures.paint).toHaveBeenCalledExactlyOnceWith('label 40', expect.any(Function));
  board.open(coins, String);
  // Thirteen sockets; two seats, coins and clamps, and one value.
  expect(seen(board.container)).toBe(13 + 2 * 3 + 1);
  board.spin();
  expect(seen(board.container)).toBe(13 * 3 + 2 * 3 + 1);
  board.tick(100);
  board.stop([1, 1]);
  board.land({ cell: [2, 2], pays: 20, name: undefined }, String, 1);
  expect(seen(board.container)).toBe(12 + 11 * 2 + 3 * 3 + 2);
  board.close();
  expect(seen(board.container)).toBe(0);
  expect(await createHoldBoard(undefined, layout, textures, 1)).toBeUndefined();
});

it('says a worth that is too long for a coin as a multiple of the stake', () => {
  const textOf = coinTextOf(
    (parts) => (parts > 50 ? '0.0000100' : '4.00'),
    (parts) => `${parts}×`,
  );
  expect([textOf(40), textOf(60)]).toEqual(['4.00', '60×']);
});

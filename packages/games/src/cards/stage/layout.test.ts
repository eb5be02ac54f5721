import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badge, layoutOf, stepOf } from './layout.ts';

/** Stages of upright phones, and of everything that is wider. */
const screens = fc.oneof(
  fc.record({ width: fc.integer({ min: 320, max: 560 }), height: fc.integer({ min: 400, max: 1_000 }) }),
  fc.record({ width: fc.integer({ min: 560, max: 2_560 }), height: fc.integer({ min: 250, max: 1_400 }) }),
);

it('dealer, hands and actions never lie over each other, on any screen, with one to four hands', () => {
  fc.assert(
    fc.property(screens, fc.integer({ min: 1, max: 4 }), (size, hands) => {
      const { card, dealerTop, handsTop, dockHeight, rows, slot } = layoutOf(size, hands);
      expect(dealerTop + card * 1.4).toBeLessThanOrEqual(handsTop + 1);
      expect(handsTop + card * 1.4).toBeLessThanOrEqual(size.height - dockHeight);
      expect(slot * Math.ceil(hands / rows)).toBeLessThanOrEqual(size.width);
    }),
  );
});

it('hands stand in rows that fit over each other, however many they are, and more of them never make the cards larger', () => {
  fc.assert(
    fc.property(screens, fc.integer({ min: 1, max: 20 }), (size, hands) => {
      const { card, dealerTop, handsTop, dockHeight, rows, rowHeight, slot } = layoutOf(size, hands, true);
      expect(slot * Math.ceil(hands / rows)).toBeLessThanOrEqual(size.width);
      // The very smallest stages overlap a little before cards cannot be read.
      if (card > 30) {
        // Below the last row there is no badge.
        const last = rows > 1 ? badge : 0;
        expect(handsTop + rows * rowHeight - last).toBeLessThanOrEqual(size.height - dockHeight);
        expect(dealerTop + card * 1.4).toBeLessThanOrEqual(handsTop + 1);
      }
      if (hands > 5) expect(layoutOf(size, hands - 1, true).card).toBeGreaterThanOrEqual(card);
    }),
  );
});

it('a hand of any length stays within its place', () => {
  fc.assert(
    fc.property(screens, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 12 }), (size, hands, cards) => {
      const layout = layoutOf(size, hands);
      const { card, slot, beside } = layout;
      const room = slot - beside;
      expect(card + stepOf(cards, layout, room) * (cards - 1)).toBeLessThanOrEqual(Math.max(room, card) + 0.01);
    }),
  );
});

it('two cards of a hand lie side by side where there is room', () => {
  const layout = layoutOf({ width: 1_440, height: 764 }, 1, true);
  expect(stepOf(2, layout, layout.slot - layout.beside)).toBeGreaterThan(layout.card);
});

/** Heights of the line itself, and of the felt's letters below their line. */
const [resultHeight, descent] = [30, 0.3];

it('how a round ended is said below the felt’s text and above the hands, on any screen larger than a phone', () => {
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 720, max: 2_560 }), height: fc.integer({ min: 540, max: 1_400 }) }),
      fc.integer({ min: 1, max: 5 }),
      (size, hands) => {
        const { text, result, handsTop } = layoutOf(size, hands, true);
        expect(result + resultHeight / 2).toBeLessThanOrEqual(handsTop - 16);
        if (text === undefined) return;
        const small = Math.max(11, text.size * 0.62);
        const last = text.second ? text.y + text.size * 1.25 + small * descent : text.y + text.size * descent;
        expect(last).toBeLessThanOrEqual(result - resultHeight / 2 + 1);
      },
    ),
  );
});

it('five hands on a small phone have cards that can be read', () => {
  expect(layoutOf({ width: 360, height: 530 }, 5, true).card).toBeGreaterThanOrEqual(46);
  expect(layoutOf({ width: 320, height: 358 }, 5, true).card).toBeGreaterThanOrEqual(32);
});

it('the dealer’s name has its place left of his cards, however many they are', () => {
  fc.assert(
    fc.property(screens, fc.integer({ min: 2, max: 9 }), (size, cards) => {
      const { card, dealerRoom } = layoutOf(size, 1);
      const row = card + Math.min(card + 10, (dealerRoom - card) / (cards - 1)) * (cards - 1);
      expect(dealerRoom).toBeGreaterThan(card);
      expect((size.width - row) / 2).toBeGreaterThanOrEqual(80);
    }),
  );
});

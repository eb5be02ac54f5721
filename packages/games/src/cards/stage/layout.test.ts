import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutOf, stepOf } from './layout.ts';

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
        expect(handsTop + rows * rowHeight).toBeLessThanOrEqual(size.height - dockHeight);
        expect(dealerTop + card * 1.4).toBeLessThanOrEqual(handsTop + 1);
      }
      if (hands > 5) expect(layoutOf(size, hands - 1, true).card).toBeGreaterThanOrEqual(card);
    }),
  );
});

it('a hand of any length stays within its place', () => {
  fc.assert(
    fc.property(screens, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 12 }), (size, hands, cards) => {
      const { card, slot, betBelow } = layoutOf(size, hands);
      const room = slot - (betBelow ? 12 : 96);
      expect(card + stepOf(cards, card, room) * (cards - 1)).toBeLessThanOrEqual(Math.max(room, card) + 0.01);
    }),
  );
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

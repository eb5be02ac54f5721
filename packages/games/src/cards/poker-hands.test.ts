import { expect, test } from 'vitest';

import { handClass, handClasses, handStrength } from './poker-hands.ts';

/** `A♠` is `As`. */
const hand = (text: string): number[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card.charAt(0)) * 4 + 'dhsc'.indexOf(card.charAt(1)));

test('each class has its published number of the 2,598,960 hands', () => {
  const counts = handClasses.map(() => 0);
  const strengths = new Set<number>();
  const cards = [0, 0, 0, 0, 0];
  const deal = (place: number, from: number): void => {
    for (let card = from; card < 48 + place; card += 1) {
      cards[place] = card;
      if (place < 4) {
        deal(place + 1, card + 1);
        continue;
      }
      const strength = handStrength(cards);
      strengths.add(strength);
      counts[strength >> 26] = (counts[strength >> 26] ?? 0) + 1;
    }
  };
  deal(0, 0);
  expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
  expect(strengths.size).toBe(7_462);
});

test('hands of a class are compared by what makes them, then by the other cards, whatever the order of the cards', () => {
  const weakestFirst = [
    ['7d 5h 4s 3c 2d', 'highCard'],
    ['Ad Kh Qs Jc 9d', 'highCard'],
    ['2d 2h Ks Qc Ad', 'pair'],
    ['3d 3h 2s 4c 5d', 'pair'],
    ['3d 3h 2s 2c Ad', 'twoPairs'],
    ['2d 4h 4s 2c 3d', 'twoPairs'],
    ['2d 2h 2s Ac Kd', 'threeOfAKind'],
    ['3d 4h 3s 2c 3c', 'threeOfAKind'],
    ['Ad 2h 3s 4c 5d', 'straight'],
    ['6d 2h 3s 4c 5d', 'straight'],
    ['Td Ah Ks Jc Qd', 'straight'],
    ['2d 3d 4d 5d 7d', 'flush'],
    ['Ad Kd Qd Jd 9d', 'flush'],
    ['2d 2h 2s Ac Ad', 'fullHouse'],
    ['3d 3h 3s 2c 2d', 'fullHouse'],
    ['2d 2h 2s 2c Ad', 'fourOfAKind'],
    ['3d 3h 3s 3c 2d', 'fourOfAKind'],
    ['5c Ac 2c 4c 3c', 'straightFlush'],
    ['9c Tc Jc Qc Kc', 'straightFlush'],
    ['Ts Js Qs Ks As', 'royalFlush'],
  ] as const;
  const strengths = weakestFirst.map(([cards]) => handStrength(hand(cards)));
  expect(strengths.map(handClass)).toEqual(weakestFirst.map(([, name]) => name));
  expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
  expect(new Set(strengths).size).toBe(strengths.length);
  expect(weakestFirst.map(([cards]) => handStrength(hand(cards).reverse()))).toEqual(strengths);
  expect(handStrength(hand('Ad Kd Qd Jd 9d'))).toBe(handStrength(hand('9s Js Qs Ks As')));
});

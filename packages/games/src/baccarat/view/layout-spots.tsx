/** Where each bet is: the pairs outside, the tie between both hands. One unit is a twelfth of the width. */
import type { Spot } from '../../tables/stage/spots.tsx';
import { bets, type Bet } from '../versions/1-hands.ts';
import { texts } from './texts.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

export const deskSize = [16, 4] as const;
const desk: Readonly<Record<Bet, Box>> = {
  'player-pair': [0, 0, 2.6, 4],
  player: [2.7, 0, 3.9, 4],
  tie: [6.7, 0, 2.6, 4],
  banker: [9.4, 0, 3.9, 4],
  'banker-pair': [13.4, 0, 2.6, 4],
};

export const phoneSize = [12, 8] as const;
const phone: Readonly<Record<Bet, Box>> = {
  'player-pair': [0, 0, 3.9, 3.3],
  tie: [4.05, 0, 3.9, 3.3],
  'banker-pair': [8.1, 0, 3.9, 3.3],
  player: [0, 3.5, 5.92, 4.5],
  banker: [6.08, 3.5, 5.92, 4.5],
};

const made = (boxes: Readonly<Record<Bet, Box>>, chipAt: readonly [number, number]): Spot[] =>
  bets.map((bet) => {
    const [x, y, width, height] = boxes[bet];
    return {
      ...{ id: bet, x, y, width, height, chipAt },
      name: `${texts.bets[bet]}, ${texts.pays[bet]}`,
      className: `baccarat-spot ${bet}`,
      children: (
        <>
          <b>{texts.bets[bet]}</b>
          <span>{texts.pays[bet]}</span>
        </>
      ),
    };
  });

export const deskSpots = made(desk, [0.5, 0.66]);
export const phoneSpots = made(phone, [0.82, 0.7]);

/** Art of Tidewell. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, frame, plate } from './frame.ts';
import { paintWell } from './painting/well.ts';
import { loosePearl } from './poured.ts';
import { symbols } from './symbols/index.ts';
import { pearl } from './symbols/pearl.ts';
import { whirlpool } from './symbols/whirlpool.ts';

export const art: SlotArt = {
  colours: { window: 0x04_1a_34, interlude: 0x02_12_30, grand: 0x02_14_34 },
  symbols,
  // Free spins are played within the well.
  background: paintWell,
  band: paintBand,
  frame,
  board,
  plate,
  pendant: (prefix) => pearl(prefix),
  figures: true,
  wordRim: ['#021826', '#0f6a7e'],
  poured: loosePearl,
  emblem: () => whirlpool('emblem', true),
  carved: [
    ['TIDEWELL', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['×23WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};

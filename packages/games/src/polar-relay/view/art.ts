/** Art of Polar Relay. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { board, frame, plate } from './frame.ts';
import { paintPolar } from './painting/polar.ts';
import { ice } from './poured.ts';
import { flag } from './symbols/flag.ts';
import { symbols } from './symbols/index.ts';
import { frozenTorch, plainTorch } from './symbols/torch.ts';

export const art: SlotArt = {
  colours: { window: 0x06_12_34, interlude: 0x06_08_2c, grand: 0x06_0c_34 },
  symbols,
  background: paintPolar,
  band: paintBand,
  held: frozenTorch,
  frame,
  board,
  plate,
  pendant: (prefix) => plainTorch(prefix),
  figures: true,
  wordRim: ['#04122c', '#1c5c9a'],
  poured: ice,
  emblem: () => flag('emblem', true),
  carved: [
    ['POLAR RELAY', 22],
    ['AKQJ', 25],
    ['10', 22],
    ['WILD', 25],
    ['SCATTER', 24],
  ],
  ambience: createAmbience,
};

/** Art of Paper Dragons. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintCells, paintLit } from './band.ts';
import { board, frame, plate } from './frame.ts';
import { paintValley } from './painting/valley.ts';
import { pinwheel } from './poured.ts';
import { dragon } from './symbols/dragon.ts';
import { shards, symbols } from './symbols/index.ts';
import { colours } from './symbols/paper.ts';

export const art: SlotArt = {
  colours: { window: 0xfb_ee_d4, interlude: 0x3a_0a_12, grand: 0x14_12_30 },
  symbols,
  shards,
  folds: true,
  lit: { dark: 0x16_1e_3c, opacity: 0.86, cell: paintLit },
  background: paintValley,
  band: paintCells,
  frame,
  board,
  plate,
  pendant: (prefix, small) =>
    small
      ? prefix === 'glg'
        ? dragon(prefix, colours.j, '#f6e6b4')
        : dragon(prefix, '#3f5e96', '#f0dca8')
      : dragon(prefix),
  figures: true,
  wordRim: ['#2a0f14', '#8a1c1c'],
  poured: pinwheel,
  emblem: () => dragon('emblem', colours.r, '#ffe2a0'),
  carved: [
    ['PAPERDRAGONS', 24],
    ['SCATTER', 23],
    ['×01235', 23],
  ],
  ambience: createAmbience,
};

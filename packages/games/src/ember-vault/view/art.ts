/** Art of Ember Vault. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { hold } from './cells.ts';
import { board, frame, plate } from './door.ts';
import { paintVault } from './painting/vault.ts';
import { coin } from './symbols/coin.ts';
import { symbols } from './symbols/index.ts';

export const art: SlotArt = {
  colours: { window: 0x0b_07_07, interlude: 0x14_05_02, grand: 0x14_05_02 },
  symbols,
  // Respins are hotter.
  background: paintVault,
  band: paintBand,
  frame,
  board,
  plate,
  pendant: (prefix, small) => coin(prefix, small ? undefined : 'major'),
  emblem: () => coin('emblem'),
  carved: [
    ['EMBERVULT', 23],
    ['WILD', 25],
    ['MINORAJ', 24],
  ],
  hold,
  ambience: createAmbience,
};

/** Art of Ember Vault. */
import type { SlotArt } from '../../slots/stage/slot-game.ts';
import { createAmbience } from './ambience.ts';
import { paintBand } from './band.ts';
import { hold } from './cells.ts';
import { frame } from './door.ts';
import { paintVault } from './painting/vault.ts';
import { hotCoin } from './poured.ts';
import { board, plate } from './signs.ts';
import { coin } from './symbols/coin.ts';
import { symbols } from './symbols/index.ts';

/** A coin that hangs: lower and smaller, so that nothing of it is cut at the edge of the stage. */
const onChain = (svg: string): string => {
  const links = [8, 30, 52]
    .map(
      (y, at) =>
        `<ellipse cx="100" cy="${y}" rx="${at % 2 === 0 ? 8 : 3.5}" ry="14" fill="none" stroke="#1a1012" stroke-width="8"/><ellipse cx="100" cy="${y}" rx="${at % 2 === 0 ? 8 : 3.5}" ry="14" fill="none" stroke="#7c7678" stroke-width="3.500"/>`,
    )
    .join('');
  const [head = '', ...rest] = svg.split('</defs>');
  const body = rest.join('</defs>').replace('</svg>', '');
  // The chain comes out of the dark.
  const dark =
    '<linearGradient id="ch" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="cm"><rect x="80" y="-8" width="40" height="48" fill="url(#ch)"/><rect x="80" y="40" width="40" height="40" fill="#fff"/></mask>';
  return `${head}${dark}</defs><g mask="url(#cm)">${links}</g><g transform="translate(32 62) scale(.68)">${body}</g></svg>`;
};

export const art: SlotArt = {
  colours: { window: 0x0b_07_07, interlude: 0x14_05_02, grand: 0x14_05_02, hope: 0xff_8a_2a },
  symbols,
  // Respins are hotter.
  background: paintVault,
  band: paintBand,
  frame,
  board,
  plate,
  pendant: (prefix, small) => onChain(coin(prefix, small ? undefined : 'major')),
  wordRim: ['#0e0604', '#7a2a08'],
  poured: hotCoin,
  emblem: () => coin('emblem'),
  carved: [
    ['EMBERVULT', 23],
    ['WILD', 25],
    ['MINORAJ', 24],
  ],
  hold,
  ambience: createAmbience,
};

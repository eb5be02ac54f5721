import { body, drawn, leaf, shine, skinned, stalk, type Skin } from './fruit.ts';

const skin: Skin = {
  stops: [
    [0, '#ffd0dc'],
    [0.22, '#ff3a6a'],
    [0.6, '#c00634'],
    [1, '#4a0218'],
  ],
  rim: '#ffb0c4',
};
const cherry = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 0.86}C${x + r * 0.5} ${y - r * 1.2} ${x + r * 1.12} ${y - r * 0.6} ${x + r} ${y + r * 0.1}C${x + r * 0.86} ${y + r * 0.8} ${x + r * 0.3} ${y + r} ${x} ${y + r}S${x - r * 0.86} ${y + r * 0.8} ${x - r} ${y + r * 0.1}C${x - r * 1.12} ${y - r * 0.6} ${x - r * 0.5} ${y - r * 1.2} ${x} ${y - r * 0.86}Z`;

/** A pair of cherries on one twig. */
export const cherries = (p = 'ch'): string =>
  drawn(
    p,
    `${stalk('M112 24C86 52 66 80 62 112', 6)}${stalk('M112 24C130 56 142 88 142 122', 6)}${leaf(p, 112, 26, 22, 1.15)}${leaf(p, 110, 26, 164, 0.85)}${body(p, cherry(62, 138, 40), skin)}${body(p, cherry(142, 148, 38), skin)}<path d="M50 106q12 8 24 0M130 118q12 8 24 0" fill="none" stroke="#2b0010" stroke-width="5" stroke-linecap="round"/>${shine(42, 132, 14, 0.8)}${shine(122, 142, 14, 0.75)}`,
    skinned(p, skin),
  );

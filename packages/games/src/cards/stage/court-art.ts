/**
 * Court cards: one half figure drawn twice, rotated by 180°. Crown, hair and beard show the rank; robe, hair, beard and attribute
 * differ by suit, and two suits face the other way. Faces are split light and dark down the middle. Card box 250 × 350.
 */
import type { Suit } from '../card-text.ts';
import { attributeArt } from './court-attributes.ts';
import { isRed, pip } from './pips.ts';

export type CourtRank = 'J' | 'Q' | 'K';

/** The colours of one court. */
export interface Ink {
  readonly rank: CourtRank;
  readonly suit: Suit;
  readonly M: string;
  readonly D: string;
  readonly A2: string;
  readonly G: string;
  readonly GL: string;
  readonly GD: string;
  readonly SK: string;
  readonly SS: string;
  readonly INK: string;
  readonly HAIR: string;
  readonly GROUND: string;
  readonly RAY: string;
}

/** Robe, its shade, its trimming, and what is behind it. */
const cloths = {
  h: { M: '#c4174a', D: '#7d0a2a', A2: '#22306e', GROUND: '#fff3ea', RAY: '#fbdfe0' },
  d: { M: '#e06a1c', D: '#8f3608', A2: '#0f6f78', GROUND: '#fff6e6', RAY: '#fbe5c4' },
  s: { M: '#22306e', D: '#111a45', A2: '#c4174a', GROUND: '#f3f4fb', RAY: '#dfe3f5' },
  c: { M: '#17694a', D: '#08402b', A2: '#7a2f9a', GROUND: '#f1f8f1', RAY: '#d8ecdd' },
} satisfies Record<Suit, Pick<Ink, 'M' | 'D' | 'A2' | 'GROUND' | 'RAY'>>;

const hairs = {
  h: { K: '#b9722f', Q: '#7a3b14', J: '#d99a3a' },
  d: { K: '#8d8478', Q: '#d9a441', J: '#8a4a1a' },
  s: { K: '#3a2a26', Q: '#2b1c20', J: '#5a3a22' },
  c: { K: '#d8d2c6', Q: '#a8431c', J: '#c9782c' },
} satisfies Record<Suit, Record<CourtRank, string>>;

const inkOf = (rank: CourtRank, suit: Suit): Ink => ({
  rank,
  suit,
  ...cloths[suit],
  G: '#f0b030',
  GL: '#ffe3a0',
  GD: '#9c5e08',
  SK: '#ffe6cf',
  SS: '#eec2a0',
  INK: '#1a0a14',
  HAIR: hairs[suit][rank],
});

const diam = (x: number, y: number, k: number, fill: string): string =>
  `<path d="M${x} ${y - k}L${x + k * 0.7} ${y}L${x} ${y + k}L${x - k * 0.7} ${y}Z" fill="${fill}"/>`;

const rays = ({ RAY }: Ink): string =>
  Array.from({ length: 19 }, (_, i) => {
    const a = (Math.PI * (i + 0.5)) / 19,
      b = a + Math.PI / 38;
    return `<path d="M125 175L${125 - 190 * Math.cos(a)} ${175 - 190 * Math.sin(a)}L${125 - 190 * Math.cos(b)} ${175 - 190 * Math.sin(b)}Z" fill="${RAY}"/>`;
  }).join('');

const robe = ({ M, G, D, A2 }: Ink): string =>
  Array.from({ length: 6 }, (_, i) => {
    const fill = [M, G, D, A2, M, G][i];
    return `<path d="M${40 + i * 15} ${175 + 8 - i * 2}L125 ${118 + i * 20}L${210 - i * 15} ${175 + 8 - i * 2}L${210 - i * 15} 190L125 ${128 + i * 20}L${40 + i * 15} 190Z" fill="${fill}"/>`;
  }).join('');

const crown = ({ M, D, A2, G, GL, GD, INK, rank }: Ink): string =>
  ({
    K: `<path d="M97 80L88 46 106 60 112 40 125 56 138 40 144 60 162 46 153 80Z" fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M97 80L88 46 106 60 112 40 125 56 138 40 144 60 162 46 153 80Z" fill="${G}"/><path d="M125 56L138 40 144 60 162 46 153 80H125Z" fill="${GD}" opacity=".45"/><path d="M97 80L95 71H155L153 80Z" fill="${M}"/>${[
      [88, 46],
      [112, 40],
      [138, 40],
      [162, 46],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${GL}" stroke="${INK}" stroke-width="1.8"/>`)
      .join(
        '',
      )}${diam(125, 66, 6, A2)}${diam(108, 75.5, 3.5, GL)}${diam(125, 75.5, 3.5, GL)}${diam(142, 75.5, 3.5, GL)}`,
    Q: `<path d="M98 78Q96 60 104 52L112 62 118 46 125 58 132 46 138 62 146 52Q154 60 152 78Q125 66 98 78Z" fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M98 78Q96 60 104 52L112 62 118 46 125 58 132 46 138 62 146 52Q154 60 152 78Q125 66 98 78Z" fill="${G}"/><path d="M125 58L132 46 138 62 146 52Q154 60 152 78Q140 71 125 71Z" fill="${GD}" opacity=".4"/>${[
      [104, 52],
      [118, 46],
      [132, 46],
      [146, 52],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4" fill="${A2}" stroke="${INK}" stroke-width="1.6"/>`)
      .join('')}<circle cx="125" cy="64" r="4.5" fill="${M}" stroke="${GL}" stroke-width="1.5"/>`,
    J: `<path d="M92 78Q88 56 118 52 152 48 164 66 162 76 156 80Z" fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M92 78Q88 56 118 52 152 48 164 66 162 76 156 80Z" fill="${M}"/><path d="M124 52Q152 48 164 66 162 76 156 80H124Z" fill="${D}"/><path d="M92 80Q124 68 158 80L156 72Q124 60 93 71Z" fill="${G}"/><path d="M150 62Q172 58 182 40 166 36 154 44 146 50 144 62Z" fill="${A2}" stroke="${INK}" stroke-width="2"/><path d="M147 61Q164 54 178 42" stroke="${GL}" stroke-width="1.5" fill="none"/>`,
  })[rank];

const hair = ({ INK, HAIR, rank }: Ink): string =>
  ({
    K: `<path d="M97 80Q86 96 92 116 96 124 100 118L102 84ZM153 80Q164 96 158 116 154 124 150 118L148 84Z" fill="${HAIR}" stroke="${INK}" stroke-width="2"/>`,
    Q: `<path d="M98 76Q82 100 88 138L106 134 104 84ZM152 76Q168 100 162 138L144 134 146 84Z" fill="${HAIR}" stroke="${INK}" stroke-width="2"/><path d="M94 96Q90 116 94 132M156 96Q160 116 156 132" stroke="#f0b070" stroke-width="1.6" fill="none"/>`,
    J: `<path d="M97 78Q86 98 90 118Q98 124 104 114V82ZM153 78Q164 98 160 118Q152 124 146 114V82Z" fill="${HAIR}" stroke="${INK}" stroke-width="2"/>`,
  })[rank];

/** Full, forked, short, or a moustache with a point on the chin. */
const beards = {
  s: [
    'M103 100Q104 136 125 142 146 136 147 100Q140 112 125 110 110 112 103 100Z',
    'M125 112V140M116 112Q115 126 120 136M134 112Q135 126 130 136',
  ],
  c: [
    'M103 100Q102 130 112 146 122 142 125 130 128 142 138 146 148 130 147 100Q140 112 125 110 110 112 103 100Z',
    'M112 114Q109 130 113 142M138 114Q141 130 137 142M121 112V124M129 112V124',
  ],
  d: [
    'M103 98Q103 128 125 132 147 128 147 98Q142 112 125 110 108 112 103 98Z',
    'M117 113Q116 122 121 129M133 113Q134 122 129 129',
  ],
  h: [
    'M107 108Q114 106 125 110 136 106 143 108 148 104 146 112 136 117 125 112.500 114 117 104 112 102 104 107 108ZM119 121Q125 118 131 121L125 138Z',
    'M125 121V134M112 111.500L122 111M138 111.500L128 111',
  ],
} satisfies Record<Suit, readonly [string, string]>;

const beard = ({ INK, HAIR, rank, suit }: Ink): string =>
  rank === 'K'
    ? `<path d="${beards[suit][0]}" fill="${HAIR}" stroke="${INK}" stroke-width="1.8"/><path d="${beards[suit][1]}" stroke="${INK}" stroke-opacity=".55" stroke-width="1.4" fill="none"/>`
    : '';

const face = ({ SK, SS, INK }: Ink): string =>
  `<path d="M113 112h24v24h-24z" fill="${SS}"/><path d="M104 78V100Q105 122 125 128 145 122 146 100V78Z" fill="${SK}" stroke="${INK}" stroke-width="2.2"/><path d="M125 78V128Q145 122 146 100V78Z" fill="${SS}" opacity=".75"/>`;

const features = ({ GD, INK, rank }: Ink): string =>
  `<path d="M108 92q6.5-5 13 0M129 92q6.5-5 13 0" fill="none" stroke="${INK}" stroke-width="2"/><path d="M110 97q5-4 10 0q-5 3-10 0ZM130 97q5-4 10 0q-5 3-10 0Z" fill="#fff" stroke="${INK}" stroke-width="1.3"/><circle cx="115" cy="96.6" r="2" fill="${INK}"/><circle cx="135" cy="96.6" r="2" fill="${INK}"/><path d="M125 95L121.5 107h5" fill="none" stroke="${GD}" stroke-width="1.6" stroke-linejoin="round"/><path d="M${rank === 'Q' ? '118 115q7-4 14 0q-7 6-14 0' : '119 114.500q6-2.5 12 0q-6 3.5-12 0'}Z" fill="#c4174a"/>${rank === 'Q' ? '<circle cx="109" cy="107" r="3.5" fill="#ff8aa0" opacity=".6"/><circle cx="141" cy="107" r="3.5" fill="#ff8aa0" opacity=".6"/>' : ''}`;

const half = (ink: Ink, p: string): string => {
  const { M, GL, INK, GROUND } = ink;
  return `<g clip-path="url(#${p}h)"><rect x="46" y="36" width="158" height="140" fill="${GROUND}"/>${rays(ink)}${hair(ink)}<path d="M38 180L56 150Q70 132 104 128L125 140 146 128Q180 132 194 150L212 180Z" fill="${M}" stroke="${INK}" stroke-width="4"/><clipPath id="${p}r"><path d="M38 180L56 150Q70 132 104 128L125 140 146 128Q180 132 194 150L212 180Z"/></clipPath><g clip-path="url(#${p}r)">${robe(ink)}<path d="M125 118L212 180V190H125Z" fill="${INK}" opacity=".16"/></g>${face(ink)}${beard(ink)}${features(ink)}<path d="M100 128L125 152 150 128 158 134 125 168 92 134Z" fill="${GL}" stroke="${INK}" stroke-width="2"/>${[
    [104, 137],
    [114, 147],
    [125, 158],
    [136, 147],
    [146, 137],
  ]
    .map(([x = 0, y = 0]) => diam(x, y, 4.2, M))
    .join('')}${crown(ink)}${attributeArt(ink)}</g>`;
};

/** `p` prefixes the ids, so that many cards can share a page. */
export const courtArt = (rank: CourtRank, s: Suit, p: string): string => {
  const ink = inkOf(rank, s);
  const { M, G, INK } = ink;
  const pipInk = isRed(s) ? '#c4174a' : '#1a1330';
  const mirrored = s === 'd' || s === 'c';
  const figure = mirrored ? `<g transform="matrix(-1 0 0 1 250 0)">${half(ink, p)}</g>` : half(ink, p);
  const [near, far] = mirrored ? [68, 182] : [182, 68];
  return `<clipPath id="${p}h"><rect x="46" y="36" width="158" height="139"/></clipPath>${figure}<g transform="rotate(180 125 175)">${figure}</g>
  <path d="M46 175H204" stroke="${INK}" stroke-width="13"/><path d="M46 175H204" stroke="${G}" stroke-width="9"/>${Array.from({ length: 9 }, (_, i) => diam(54 + i * 17.75, 175, 4.6, i % 2 ? M : INK)).join('')}
  <rect x="46" y="36" width="158" height="278" rx="6" fill="none" stroke="${INK}" stroke-width="4.5"/><rect x="46" y="36" width="158" height="278" rx="6" fill="none" stroke="${G}" stroke-width="2.4"/>${pip(s, near, 62, 0.3, pipInk)}${pip(s, far, 288, 0.3, pipInk, true)}`;
};

/**
 * The attribute of each court card, upright beside the figure: twelve different ones, so that every court is recognisable without its
 * suit.
 */
import type { Suit } from '../card-text.ts';
import type { CourtRank, Ink } from './court-art.ts';

const [steel, steelDark, wood, leaf] = ['#dfe5f5', '#8a95b8', '#a8743a', '#3fae6e'];

const shaft = ({ INK }: Ink, fill: string, width = 4, top = 58): string =>
  `<path d="M66 ${top}V178" stroke="${INK}" stroke-width="${width + 3.5}"/><path d="M66 ${top}V178" stroke="${fill}" stroke-width="${width}"/>`;

const shape = ({ INK }: Ink, d: string, fill: string, line = 1.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"/>`;

const dot = ({ INK }: Ink, x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="1.7"/>`;

const stem = ({ INK }: Ink, sprig: string): string =>
  `<path d="M68 178Q64 140 70 104" stroke="${INK}" stroke-width="5.5" fill="none"/><path d="M68 178Q64 140 70 104" stroke="#2f8a55" stroke-width="3" fill="none"/>${sprig}`;

const kings = {
  // A sword.
  s: (ink: Ink) =>
    `${shaft(ink, steel, 5, 52)}<path d="M67.5 50V178" stroke="${steelDark}" stroke-width="2"/>${shape(ink, 'M61 54L66 40 71 54Z', steel, 1.6)}<rect x="52" y="142" width="28" height="7" rx="3" fill="${ink.G}" stroke="${ink.INK}" stroke-width="2"/>`,
  // A sceptre with a heart.
  h: (ink: Ink) =>
    `${shaft(ink, ink.G, 4.5, 76)}${shape(ink, 'M66 80C58 71 49 65 49 56 49 48 54 45 59 45 63 45 65 48 66 51 67 48 69 45 73 45 78 45 83 48 83 56 83 65 74 71 66 80Z', ink.M)}${dot(ink, 66, 84, 5.5, ink.GL)}${dot(ink, 66, 120, 3.6, ink.GL)}`,
  // An axe.
  d: (ink: Ink) =>
    `${shaft(ink, wood, 4.5, 50)}${shape(ink, 'M68 58Q88 50 96 66 98 82 90 94 84 82 68 84Z', steel, 2)}${shape(ink, 'M86 60Q95 66 90 92 84 82 80 81Z', steelDark, 1.2)}${dot(ink, 66, 48, 5, ink.G)}`,
  // An orb on a staff.
  c: (ink: Ink) =>
    `${shaft(ink, ink.G, 4, 84)}${dot(ink, 66, 72, 15, ink.A2)}<path d="M51 72H81M66 57V87" stroke="${ink.GL}" stroke-width="3.4"/>${shape(ink, 'M63.500 56V49H59V44H63.500V39H68.500V44H73V49H68.500V56Z', ink.G, 1.6)}`,
} satisfies Record<Suit, (ink: Ink) => string>;

const queens = {
  // A rose.
  h: (ink: Ink) =>
    `${stem(ink, shape(ink, 'M67 138Q52 134 52 120 66 122 67 138Z', leaf, 1.6))}${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="70" cy="86" rx="7.5" ry="11" transform="rotate(${a} 70 97)" fill="${ink.M}" stroke="${ink.INK}" stroke-width="1.6"/>`).join('')}${dot(ink, 70, 97, 6, ink.G)}`,
  // A fan.
  d: (ink: Ink) =>
    `${shaft(ink, ink.G, 3, 112)}${[-54, -32, -10, 12, 34].map((a, i) => `<path d="M66 118L58 76Q66 69 74 76Z" transform="rotate(${a} 66 118)" fill="${i % 2 === 0 ? ink.A2 : ink.GL}" stroke="${ink.INK}" stroke-width="1.6" stroke-linejoin="round"/>`).join('')}${dot(ink, 66, 118, 4, ink.G)}`,
  // A lantern.
  s: (ink: Ink) =>
    `${shaft(ink, ink.G, 3, 60)}${shape(ink, 'M54 74H78L82 104H50Z', '#ffdf8a')}${shape(ink, 'M50 74L66 60 82 74Z', ink.A2)}<path d="M66 75V103M58 75L56 103M74 75L76 103" stroke="${ink.GD}" stroke-width="1.6"/>${shape(ink, 'M48 104H84V109H48Z', ink.A2)}${dot(ink, 66, 58, 3.6, ink.G)}`,
  // A lily.
  c: (ink: Ink) =>
    `${stem(ink, `${shape(ink, 'M67 142Q50 140 48 124 64 124 67 142Z', leaf, 1.6)}${shape(ink, 'M67 126Q80 122 84 108 70 110 67 126Z', leaf, 1.6)}`)}${shape(ink, 'M70 108Q52 100 50 76 60 82 63 88 62 74 70 64 78 74 77 88 80 82 90 76 88 100 70 108Z', '#f6ecff')}<path d="M70 104V76M66 102L61 88M74 102L79 88" stroke="${ink.A2}" stroke-width="1.6"/>`,
} satisfies Record<Suit, (ink: Ink) => string>;

const jacks = {
  // A halberd.
  s: (ink: Ink) =>
    `${shaft(ink, wood)}${shape(ink, 'M66 40L72 62H60Z', steel)}${shape(ink, 'M68 66Q90 62 92 84 86 96 68 92Z', steel, 2)}${shape(ink, 'M64 70L52 79 64 88Z', '#b8c2dc', 2)}`,
  // A pennant.
  h: (ink: Ink) =>
    `${shaft(ink, wood, 4, 50)}${shape(ink, 'M68 52H100L90 64 100 76H68Z', ink.A2, 2)}<path d="M72 58H88M72 70H88" stroke="${ink.GL}" stroke-width="2.4"/>${shape(ink, 'M66 36L71 50H61Z', ink.G)}`,
  // A bow with its arrow.
  d: (ink: Ink) =>
    `<path d="M60 54Q92 84 84 116 78 146 60 168" fill="none" stroke="${ink.INK}" stroke-width="7"/><path d="M60 54Q92 84 84 116 78 146 60 168" fill="none" stroke="${wood}" stroke-width="4"/><path d="M60 54V168" stroke="${ink.INK}" stroke-width="1.4"/><path d="M50 112H96" stroke="${ink.INK}" stroke-width="2.6"/>${shape(ink, 'M94 106L104 112 94 118Z', steel, 1.5)}`,
  // A staff with three leaves.
  c: (ink: Ink) =>
    `${shaft(ink, wood, 4.5, 82)}${dot(ink, 66, 56, 10, leaf)}${dot(ink, 57, 72, 10, leaf)}${dot(ink, 75, 72, 10, leaf)}${dot(ink, 66, 68, 5, ink.G)}`,
} satisfies Record<Suit, (ink: Ink) => string>;

const held = { K: kings, Q: queens, J: jacks } satisfies Record<CourtRank, unknown>;

export const attributeArt = (ink: Ink): string => `<g>${held[ink.rank][ink.suit](ink)}</g>`;

/** The folded dragon in any colour: a pleated strip bent to an S, wings of bays, a head of facets. The symbol, and what flies over the valley. */
import { colours, paperIn, waves } from './paper.ts';

/** Depth of each sheet and its facets, from the farthest to the nearest: r is the dragon's own colour, b the back of the sheet. */
const farWing = 'r-34 92,118 70,14 98,44;r-48 92,118 98,44 112,4;r-36 92,118 112,4 124,60';
const tail = 'b16 186,112 172,88 194,68;b-12 186,112 194,68 200,100';
const legs =
  'r-28 84,118 52,136 92,142;b8 52,136 34,132 50,146;b-8 52,136 40,156 60,144;r-30 124,150 112,178 140,156;b8 112,178 94,180 112,188;b-10 112,178 119,191 124,177';
const spikes =
  'b10 67,58 87,54 91,74;b-5 91,74 108,78 102,101;b10 102,101 116,107 101,119;b-5 101,119 119,120 109,130;b10 109,130 125,122 123,138;b-5 123,138 136,127 139,143;b10 139,143 147,128 157,141;b-5 157,141 158,124 173,131';
const pleats =
  'r-6 68,56 92,73 74,87 55,74;b-24 55,74 74,87 64,95 48,84;r20* 92,73 104,101 81,105 74,87;b0 74,87 81,105 68,108 64,95;r-6 104,101 103,119 81,126 81,105;b-24 81,105 81,126 69,129 68,108;r20* 103,119 110,129 94,146 81,126;b0 81,126 94,146 86,156 69,129;r-6 110,129 123,136 116,157 94,146;b-24 94,146 116,157 113,168 86,156;r20* 123,136 139,142 140,160 116,157;b0 116,157 140,160 141,170 113,168;r-6 139,142 157,141 164,153 140,160;b-24 140,160 164,153 168,160 141,170;r20* 157,141 172,130 180,135 164,153;b0 164,153 180,135 184,138 168,160;r-6 172,130 184,111 188,112 180,135;b-24 180,135 188,112 190,113 184,138';
const horns = 'b8 52,40 98,16 64,56;b-12 42,36 78,2 54,44;r-16 62,54 92,60 68,74;r-30 58,66 84,84 60,84';
const jaw = 'r-28 26,72 56,76 44,98 8,98;r-5 26,72 8,98 16,78;t40 22,84 28,72 32,84;t40 34,84 40,74 44,84';
const skull =
  'r16 18,44 50,30 72,56 44,58;r-6 44,58 72,56 58,80 30,74;r30 18,44 44,58 30,74 6,64;r-12 6,64 30,74 2,76;r2 6,64 4,48 18,44;t40 10,74 14,86 18,75;r-20 50,30 60,22 72,56';
const eye = 't10 34,50 54,42 52,58 40,58;r-40 32,48 58,36 54,44';
const nearWing =
  'r26* 98,126 118,10 132,58;r2 98,126 132,58 154,14;r20* 98,126 154,14 158,66;r-6 98,126 158,66 190,40;r10* 98,126 190,40 170,88;r-24 98,126 170,88 132,128';

export const dragon = (p: string, colour: string = colours.r, back: string = colours.b): string => {
  const { sheet, drawing } = paperIn(p, waves('#ffdc82', 13), { ...colours, r: colour, b: back });
  const whisker = `<path d="M6 66Q-2 96 16 118" fill="none" stroke="${back}" stroke-opacity="1" stroke-width="3" stroke-linecap="round"/>`;
  const pupil =
    '<g stroke="none"><circle cx="46" cy="51.500" r="4.600" fill="#1c1420"/><circle cx="44.400" cy="49.800" r="1.600" fill="#fff"/></g>';
  return drawing(
    [
      sheet(5, farWing),
      sheet(4, tail),
      sheet(4, legs),
      sheet(3, spikes),
      sheet(8, pleats),
      sheet(4, horns),
      sheet(4, jaw),
      sheet(6, skull),
      sheet(2, eye, `${whisker}${pupil}`),
      sheet(8, nearWing),
    ].join(''),
  );
};

import { wrap, lin, rad } from '../../../slots/art/svg.ts';
/** Koi curled round its own ring of water; scales are a clipped pattern, fins are rayed. */
export const koi = (p = 'ko'): string => {
  const body =
    'M150 34C176 58 176 112 146 138 122 158 88 158 66 140 54 130 46 118 40 104 58 112 72 112 84 106 102 97 104 78 106 64 110 40 128 24 150 34Z';
  const defs =
    lin(p + 'b', [
      [0, '#fffdf5'],
      [0.5, '#ffe9d6'],
      [1, '#e0a48c'],
    ]) +
    lin(p + 'o', [
      [0, '#ff9a3c'],
      [0.5, '#f2521b'],
      [1, '#b01a12'],
    ]) +
    lin(p + 'f', [
      [0, '#fff3d8'],
      [0.5, '#ffab52'],
      [1, '#e03b12'],
    ]) +
    rad(p + 'wt', [
      [0, '#1f8fa3', 0.95],
      [0.7, '#0d5273', 0.9],
      [1, '#06283f', 0.95],
    ]) +
    `<clipPath id="${p}c"><path d="${body}"/></clipPath><pattern id="${p}sc" width="13" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0a6.500 6.500 0 0 0 13 0M-6.500 5.500a6.500 6.500 0 0 0 13 0M6.500 5.500a6.500 6.500 0 0 0 13 0" fill="none" stroke="#8a1d0a" stroke-opacity=".5" stroke-width="1.200"/></pattern>`;
  const fin = (d: string, rays: string) =>
    `<path d="${d}" fill="#1a0508" stroke="#1a0508" stroke-width="7" stroke-linejoin="round"/><path d="${d}" fill="url(#${p}f)" stroke="#ffd79a" stroke-width="1.500"/><path d="${rays}" stroke="#b8330f" stroke-width="1.600" fill="none" stroke-linecap="round" opacity=".75"/>`;
  return wrap(
    p,
    `<g filter="url(#${p}sh)"><circle cx="100" cy="100" r="88" fill="#1a0508"/><circle cx="100" cy="100" r="85" fill="url(#${p}goldh)"/><circle cx="100" cy="100" r="77" fill="#1a0508"/><circle cx="100" cy="100" r="75" fill="url(#${p}wt)"/>
  ${[66, 52, 36].map((r, i) => `<circle cx="92" cy="106" r="${r}" fill="none" stroke="#a6f4ea" stroke-opacity="${0.2 + i * 0.08}" stroke-width="2" stroke-dasharray="${r * 1.9} ${r * 0.7}" transform="rotate(${i * 70} 92 106)"/>`).join('')}
  <g transform="translate(-3 4)">${fin('M46 112C26 104 10 112 4 128 18 128 24 134 26 144 34 150 30 160 34 170 48 160 58 146 56 128Z', 'M46 116L12 126M48 120L26 140M50 124L36 162')}
  ${fin('M104 78C84 70 76 54 82 36 92 44 106 46 114 56Z', 'M104 72L86 44M108 66L96 48')}${fin('M142 136C150 150 166 156 182 152 180 138 176 126 164 118Z', 'M148 134L174 148M154 130L176 140M158 126L174 130')}
  <path d="${body}" fill="#1a0508" stroke="#1a0508" stroke-width="8" stroke-linejoin="round"/><path d="${body}" fill="url(#${p}b)"/>
  <g clip-path="url(#${p}c)"><path d="M120 30C140 24 178 40 170 74 156 66 146 70 136 62 128 56 118 44 120 30ZM96 92C112 74 150 84 160 104 160 124 138 124 124 130 110 136 92 112 96 92ZM40 100C60 108 78 116 84 138 66 150 40 130 40 100Z" fill="url(#${p}o)"/><path d="${body}" fill="url(#${p}sc)"/><path d="M150 34C176 58 176 112 146 138 122 158 88 158 66 140 100 146 140 134 152 100 160 76 158 52 150 34Z" fill="#5a0a10" opacity=".28"/></g>
  <path d="${body}" fill="none" stroke="#ffd79a" stroke-width="1.800"/><path d="M118 62C128 70 146 70 158 64" fill="none" stroke="#8a1d0a" stroke-width="2.400"/><circle cx="133" cy="46" r="7" fill="#fff"/><circle cx="134" cy="46" r="4.600" fill="#1a0508"/><circle cx="132.500" cy="44.500" r="1.600" fill="#fff"/>
  <path d="M142 32C136 22 128 18 120 20M150 33C154 24 160 20 168 22" fill="none" stroke="#1a0508" stroke-width="5" stroke-linecap="round"/><path d="M142 32C136 22 128 18 120 20M150 33C154 24 160 20 168 22" fill="none" stroke="#ffd79a" stroke-width="2.200" stroke-linecap="round"/>
  <path d="M124 104C140 108 152 118 152 132 138 134 124 126 118 114Z" fill="url(#${p}f)" stroke="#8a1d0a" stroke-width="2"/><path d="M124 108L146 128M122 112L136 128" stroke="#b8330f" stroke-width="1.500"/></g>
  <path d="M34 66C46 40 70 28 92 26" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>`,
    defs,
  );
};

import { wrap, lin, rad } from '../../../slots/art/svg.ts';
const stars = [
  [52, 60, 2.4],
  [66, 136, 1.8],
  [140, 46, 2],
  [152, 120, 2.2],
  [44, 104, 1.6],
  [116, 34, 1.5],
] as const;

/** Full moon over lacquered clouds. */
export const moon = (p = 'mo'): string => {
  const defs =
    rad(p + 'n', [
      [0, '#5a4fb0'],
      [0.7, '#2a2170'],
      [1, '#120b3c'],
    ]) +
    rad(
      p + 'm',
      [
        [0, '#fffef2'],
        [0.45, '#fff0b8'],
        [0.8, '#ffcf66'],
        [1, '#d98e1c'],
      ],
      'cx=".36" cy=".34" r=".8"',
    ) +
    lin(p + 'cl', [
      [0, '#f4f0ff'],
      [0.5, '#b9b2ee'],
      [1, '#5a4fb0'],
    ]) +
    rad(p + 'h', [
      [0.5, '#fff0b8', 0.8],
      [1, '#fff0b8', 0],
    ]);
  const cloud = (x: number, y: number, s: number, f = 1) =>
    `<g transform="translate(${x} ${y}) scale(${s * f} ${s})"><path d="M-46 14C-58 14-60-2-46-4-44-18-24-22-16-10-8-24 16-22 18-6 32-10 42 0 36 10 50 8 56 14 50 18H-40Z" fill="#150b3a" stroke="#150b3a" stroke-width="7" stroke-linejoin="round"/><path d="M-46 14C-58 14-60-2-46-4-44-18-24-22-16-10-8-24 16-22 18-6 32-10 42 0 36 10 50 8 56 14 50 18H-40Z" fill="url(#${p}cl)" stroke="#fff" stroke-width="1.400"/><path d="M-34 8C-42 8-42-2-34-2S-26 6-32 6M0 6C-10 8-12-8 0-8S12 4 4 4M28 8C22 8 22 0 28 0" fill="none" stroke="#4a3fa0" stroke-width="2.400" stroke-linecap="round"/></g>`;
  return wrap(
    p,
    `<g filter="url(#${p}sh)"><circle cx="100" cy="98" r="88" fill="#1a0508"/><circle cx="100" cy="98" r="85" fill="url(#${p}goldh)"/><circle cx="100" cy="98" r="77" fill="#150b3a"/><circle cx="100" cy="98" r="75" fill="url(#${p}n)"/>
  ${stars
    .map(
      ([x, y, r]) =>
        `<path d="M${x} ${y - r * 3}L${x + r * 0.7} ${y - r * 0.7}L${x + r * 3} ${y}L${x + r * 0.7} ${y + r * 0.7}L${x} ${y + r * 3}L${x - r * 0.7} ${y + r * 0.7}L${x - r * 3} ${y}L${x - r * 0.7} ${y - r * 0.7}Z" fill="#fff2c4"/>`,
    )
    .join('')}
  <circle cx="104" cy="90" r="62" fill="url(#${p}h)"/><circle cx="104" cy="90" r="46" fill="#7a4606"/><circle cx="104" cy="90" r="44" fill="url(#${p}m)"/><g fill="#d9a03a" opacity=".5"><circle cx="90" cy="74" r="9"/><circle cx="122" cy="84" r="6"/><circle cx="98" cy="108" r="7"/><circle cx="118" cy="112" r="4"/><circle cx="112" cy="66" r="4"/></g><path d="M104 46a44 44 0 0 1 0 88 58 58 0 0 0 0-88" fill="#a85f0a" opacity=".3"/><path d="M72 66a40 40 0 0 1 28-16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/></g>
  ${cloud(66, 146, 0.94)}${cloud(148, 132, 0.72, -1)}`,
    defs,
  );
};

/** The wheel in three pictures of 640 × 640: the rim, which stands still, the rotor, which turns, and what lies before it. */
import { stops } from '../versions/1-layout.ts';
import { gem, looks, star } from './spots.ts';

const middle = 320;
const step = 360 / stops.length;

const point = (radius: number, angle: number): readonly [string, string] => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [(middle + radius * Math.cos(turn)).toFixed(2), (middle + radius * Math.sin(turn)).toFixed(2)];
};
const at = (radius: number, angle: number): string => point(radius, angle).join(' ');

const ring = (outer: number, inner: number, from: number, to: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

/** Each picture has its own ids: they lie on one page. */
const metals = (id: string): string =>
  `<linearGradient id="${id}-gold" x2=".7" y2="1"><stop offset="0" stop-color="#fff6d2"/><stop offset=".3" stop-color="#ffcf5c"/><stop offset=".6" stop-color="#a8660c"/><stop offset=".8" stop-color="#ffdf8c"/><stop offset="1" stop-color="#7a3f05"/></linearGradient><radialGradient id="${id}-dome" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#ffd877"/><stop offset=".7" stop-color="#b36f0c"/><stop offset="1" stop-color="#4a2604"/></radialGradient><radialGradient id="${id}-hub" cx=".4" cy=".32" r=".75"><stop offset="0" stop-color="#a01c46"/><stop offset=".6" stop-color="#5a0f2a"/><stop offset="1" stop-color="#240510"/></radialGradient>`;

const svg = (content: string): string =>
  `<svg viewBox="0 0 640 640" aria-hidden="true" focusable="false">${content}</svg>`;

const bulb = (index: number): string => {
  const [x, y] = point(306, index * 9);
  const isLit = index % 2 === 0;
  return `<g class="fw-bulb" data-turn="${index % 4}"><circle cx="${x}" cy="${y}" r="11" fill="url(#fwr-glow)"/><circle cx="${x}" cy="${y}" r="${isLit ? 5.2 : 4.4}" fill="${isLit ? '#fff3cf' : '#e0a95a'}"/></g>`;
};

export const rimArt = svg(
  `<defs>${metals('fwr')}<radialGradient id="fwr-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb04d" stop-opacity="0"/></radialGradient><radialGradient id="fwr-rim" gradientUnits="userSpaceOnUse" cx="320" cy="320" r="318"><stop offset=".9" stop-color="#3a0a1a"/><stop offset=".955" stop-color="#8e1238"/><stop offset="1" stop-color="#2a0512"/></radialGradient></defs><ellipse cx="326" cy="334" rx="312" ry="306" fill="#000" opacity=".5"/><circle cx="320" cy="320" r="318" fill="url(#fwr-rim)"/><circle cx="320" cy="320" r="317" fill="none" stroke="url(#fwr-gold)" stroke-width="4"/><circle cx="320" cy="320" r="293" fill="none" stroke="url(#fwr-gold)" stroke-width="4"/>${Array.from({ length: 40 }, (_, index) => bulb(index)).join('')}`,
);

const label = (spot: (typeof stops)[number]): string => {
  if (spot === 'ruby') return gem(0.25);
  if (spot === 'star') return star(0.28);
  const size = spot.length > 1 ? 16 : 20;
  return `<text text-anchor="middle" y="7" font-weight="800" font-size="${size}" fill="${looks[spot].ink}">${spot}</text>`;
};

const field = (spot: (typeof stops)[number], index: number): string => {
  const [from, to] = [index * step - step / 2, index * step + step / 2];
  const [pegX, pegY] = point(283, from);
  return `<path d="${ring(268, 132, from, to)}" fill="url(#fwt-${spot})"/><path d="M${at(268, from)}L${at(132, from)}" stroke="#ffe3a0" stroke-opacity=".75" stroke-width="1.4"/><g transform="rotate(${index * step} 320 320) translate(320 84)">${label(spot)}</g><circle cx="${pegX}" cy="${pegY}" r="4.6" fill="url(#fwt-dome)" stroke="#3a1702" stroke-width=".8"/>`;
};

const fills = Object.entries(looks)
  .map(
    ([spot, { fill }]) =>
      `<radialGradient id="fwt-${spot}" gradientUnits="userSpaceOnUse" cx="320" cy="320" r="268"><stop offset=".48" stop-color="${fill[1]}"/><stop offset=".86" stop-color="${fill[0]}"/><stop offset="1" stop-color="${fill[1]}"/></radialGradient>`,
  )
  .join('');

const rays = Array.from(
  { length: 10 },
  (_, index) =>
    `<path transform="rotate(${index * 36} 320 320)" d="M320 320L308 200H332Z" fill="#ffcf7a" opacity=".1"/>`,
).join('');

export const rotorArt = svg(
  `<defs>${metals('fwt')}${fills}</defs><circle cx="320" cy="320" r="291" fill="#16060a"/>${stops.map(field).join('')}<circle cx="320" cy="320" r="270" fill="none" stroke="url(#fwt-gold)" stroke-width="4"/><circle cx="320" cy="320" r="132" fill="url(#fwt-hub)"/><circle cx="320" cy="320" r="132" fill="none" stroke="url(#fwt-gold)" stroke-width="5"/>${rays}`,
);

export const frontArt = svg(
  `<defs>${metals('fwf')}<linearGradient id="fwf-light" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient></defs><circle cx="320" cy="320" r="86" fill="#240510"/><circle cx="320" cy="320" r="84" fill="url(#fwf-hub)" stroke="url(#fwf-gold)" stroke-width="5"/><circle cx="320" cy="320" r="318" fill="url(#fwf-light)"/>`,
);

export const gemArt = `<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${gem(1)}</svg>`;
export const starArt = `<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${star(1)}</svg>`;

/** The pointer hangs from the rim, above the top of the wheel. */
export const pointerArt = `<svg viewBox="0 0 60 90" aria-hidden="true" focusable="false"><defs><linearGradient id="fwp-gold" x2="1"><stop offset="0" stop-color="#fff6d2"/><stop offset=".5" stop-color="#f3a91f"/><stop offset="1" stop-color="#7a3f05"/></linearGradient><radialGradient id="fwp-dome" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#ffd877"/><stop offset=".7" stop-color="#b36f0c"/><stop offset="1" stop-color="#4a2604"/></radialGradient></defs><path d="M30 82L9 30Q6 6 30 4Q54 6 51 30Z" fill="url(#fwp-gold)" stroke="#3a1702" stroke-width="2.5"/><path d="M30 72L16 31Q15 14 30 12" fill="none" stroke="#fff8e0" stroke-opacity=".7" stroke-width="2"/><circle cx="30" cy="27" r="9" fill="url(#fwp-dome)" stroke="#3a1702"/></svg>`;

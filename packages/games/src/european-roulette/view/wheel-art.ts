/** The wheel as two pictures of 500 × 500: the bowl, which stands still, and the rotor, which turns. */
import { colourOf, wheelOrder } from '../versions/1-layout.ts';

const middle = 250;
const step = 360 / wheelOrder.length;

const point = (radius: number, angle: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(middle + radius * Math.cos(turn)).toFixed(2)} ${(middle + radius * Math.sin(turn)).toFixed(2)}`;
};

const ring = (outer: number, inner: number, from: number, to: number): string =>
  `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;

const colours = { red: ['#d61f45', '#9c0f2c'], black: ['#2b2430', '#141018'], green: ['#1f9a5a', '#0d6a3a'] } as const;

const brass =
  '<linearGradient id="rw-brass" x2=".7" y2="1"><stop offset="0" stop-color="#fff6d2"/><stop offset=".3" stop-color="#ffcf5c"/><stop offset=".6" stop-color="#a8660c"/><stop offset=".8" stop-color="#ffdf8c"/><stop offset="1" stop-color="#7a3f05"/></linearGradient>';

const woods = ['#5a1c14', '#6e2618', '#4a150f', '#7d2f1c'];

const deflector = (index: number): string =>
  `<g transform="rotate(${index * 45 + 22.5} 250 250) translate(250 38)${index % 2 === 1 ? ' rotate(90)' : ''}"><path d="M0-10L4.5 0 0 10-4.5 0Z" fill="url(#rw-brass)" stroke="#3a1702" stroke-width="1.2"/></g>`;

const bowl = (): string => {
  const staves = Array.from(
    { length: 48 },
    (_, index) => `<path d="${ring(243, 226, index * 7.5, index * 7.5 + 7.6)}" fill="${woods[(index * 7) % 4]}"/>`,
  ).join('');
  const deflectors = Array.from({ length: 8 }, (_, index) => deflector(index)).join('');
  return `<defs>${brass}<radialGradient id="rw-track" gradientUnits="userSpaceOnUse" cx="250" cy="250" r="228"><stop offset=".86" stop-color="#16060a"/><stop offset=".93" stop-color="#4d1a1c"/><stop offset=".97" stop-color="#7a2f24"/><stop offset="1" stop-color="#2a0c0c"/></radialGradient></defs><ellipse cx="256" cy="262" rx="244" ry="238" fill="#000" opacity=".5"/><circle cx="250" cy="250" r="248" fill="#1a0508"/>${staves}<circle cx="250" cy="250" r="247" fill="none" stroke="url(#rw-brass)" stroke-width="5"/><circle cx="250" cy="250" r="235" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="6"/><circle cx="250" cy="250" r="228" fill="url(#rw-track)"/><circle cx="250" cy="250" r="227" fill="none" stroke="url(#rw-brass)" stroke-width="3"/>${deflectors}`;
};

const pocket = (number: number, index: number): string => {
  const [from, to] = [index * step - step / 2, index * step + step / 2];
  const colour = colourOf(number);
  return `<path d="${ring(196, 162, from, to)}" fill="url(#rw-${colour})"/><path d="${ring(162, 118, from, to)}" fill="url(#rw-${colour}-deep)"/><path d="M${point(197, from)}L${point(118, from)}" stroke="#ffe3a0" stroke-width="1.8"/><text transform="rotate(${index * step} 250 250)" x="250" y="77" text-anchor="middle" font-weight="700" font-size="19" fill="#fff">${number}</text>`;
};

const spoke = (angle: number): string =>
  `<g transform="rotate(${angle} 250 250)"><path d="M243 250L246 182H254L257 250Z" fill="url(#rw-brass)" stroke="#3a1702"/><circle cx="250" cy="180" r="10" fill="url(#rw-dome)" stroke="#3a1702"/></g>`;

const rotor = (): string => {
  const pocketFills = Object.entries(colours)
    .map(
      ([name, [light, deep]]) =>
        `<radialGradient id="rw-${name}" gradientUnits="userSpaceOnUse" cx="250" cy="250" r="197"><stop offset=".82" stop-color="${deep}"/><stop offset=".93" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient><radialGradient id="rw-${name}-deep" gradientUnits="userSpaceOnUse" cx="250" cy="250" r="162"><stop offset=".72" stop-color="#08030a"/><stop offset=".86" stop-color="${deep}"/><stop offset="1" stop-color="#08030a"/></radialGradient>`,
    )
    .join('');
  const cone = Array.from(
    { length: 24 },
    (_, index) =>
      `<path d="M250 250L${point(116, index * 15)}A116 116 0 0 1 ${point(116, index * 15 + 15)}Z" fill="${index % 2 === 1 ? '#6e2618' : '#5a1c14'}"/>`,
  ).join('');
  return `<defs>${brass.replace('rw-brass', 'rw-brass-2')}${pocketFills}<radialGradient id="rw-cone" gradientUnits="userSpaceOnUse" cx="250" cy="250" r="118"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".55" stop-color="#ffb070" stop-opacity=".25"/><stop offset=".75" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></radialGradient><radialGradient id="rw-dome" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#ffd877"/><stop offset=".7" stop-color="#b36f0c"/><stop offset="1" stop-color="#4a2604"/></radialGradient></defs><circle cx="250" cy="250" r="199" fill="#12060a"/>${wheelOrder.map(pocket).join('')}<circle cx="250" cy="250" r="197" fill="none" stroke="url(#rw-brass-2)" stroke-width="4"/><circle cx="250" cy="250" r="162" fill="none" stroke="url(#rw-brass-2)" stroke-width="2"/>${cone}<circle cx="250" cy="250" r="117" fill="url(#rw-cone)"/><circle cx="250" cy="250" r="117" fill="none" stroke="url(#rw-brass-2)" stroke-width="4"/><circle cx="250" cy="250" r="74" fill="none" stroke="url(#rw-brass-2)" stroke-width="1.5" opacity=".7"/>${[20, 110, 200, 290].map(spoke).join('').replaceAll('rw-brass)', 'rw-brass-2)')}<circle cx="250" cy="250" r="36" fill="#3a1702"/><circle cx="250" cy="250" r="34" fill="url(#rw-dome)"/><circle cx="250" cy="250" r="22" fill="url(#rw-dome)" stroke="#7a3f05"/><circle cx="250" cy="250" r="11" fill="url(#rw-dome)" stroke="#7a3f05"/>`;
};

const svg = (content: string): string =>
  `<svg viewBox="0 0 500 500" aria-hidden="true" focusable="false">${content}</svg>`;

export const bowlArt = svg(bowl());
export const rotorArt = svg(rotor());

/** Clockwise from the top, in turns of the rotor. */
export const pocketTurn = (number: number): number => wheelOrder.indexOf(number) / wheelOrder.length;

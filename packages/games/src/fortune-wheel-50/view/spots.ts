/** How the spots of the wheel look, and where they lie on the layout. */
import { stops, winsTo1, type Spot } from '../versions/1-layout.ts';

interface SpotLook {
  /** Light and deep. */
  readonly fill: readonly [string, string];
  readonly ink: string;
}

export const looks: Readonly<Record<Spot, SpotLook>> = {
  '1': { fill: ['#7a1f3b', '#43101f'], ink: '#ffe3ea' },
  '3': { fill: ['#2f74d8', '#123f8c'], ink: '#ffffff' },
  '7': { fill: ['#1c8f5f', '#0b5738'], ink: '#ffffff' },
  '11': { fill: ['#ef8a2b', '#a34b0c'], ink: '#2a1200' },
  '23': { fill: ['#8148de', '#43208c'], ink: '#ffffff' },
  ruby: { fill: ['#e83a6a', '#a01040'], ink: '#ffffff' },
  star: { fill: ['#ffe3a0', '#d0891a'], ink: '#3a1d00' },
};

export const order = Object.keys(winsTo1) as readonly Spot[];

/** Of 50. */
export const countOf = (spot: Spot): number => stops.filter((one) => one === spot).length;

/** Two, three and two in a row; the size of the whole is 120 × 60. */
export const places: Readonly<Record<Spot, readonly [x: number, y: number, width: number]>> = {
  '1': [0, 0, 59],
  '3': [61, 0, 59],
  '7': [0, 20.7, 38.7],
  '11': [40.7, 20.7, 38.6],
  '23': [81.3, 20.7, 38.7],
  ruby: [0, 41.4, 59],
  star: [61, 41.4, 59],
};
export const layoutSize = [120, 60] as const;
export const spotHeight = 18.6;

export const gem = (size: number): string =>
  `<g transform="scale(${size})"><path d="M-40-14L-22-36H22L40-14L0 42Z" fill="#c4174a"/><path d="M-22-36H22L14-14H-14Z" fill="#ffb3c8"/><path d="M-40-14H-14L0 42Z" fill="#e8356a"/><path d="M-14-14H14L0 42Z" fill="#a01040"/><path d="M14-14H40L0 42Z" fill="#7a0a2e"/><path d="M-40-14L-22-36L-14-14Z" fill="#ff8fae"/><path d="M22-36L40-14H14Z" fill="#ff5c84"/></g>`;

export const star = (size: number, colour = '#7a3f05'): string =>
  `<path transform="scale(${size})" d="M0-40L11-13 40-12 17 6 25 34 0 18-25 34-17 6-40-12-11-13Z" fill="${colour}"/>`;

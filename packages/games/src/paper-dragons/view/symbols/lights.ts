/** The scatter, a rosette like the sun, and the orbs: pearls in a folded star, each the brighter the more it multiplies. */
import { carve } from '../../../slots/art/letters.ts';
import { paperIn, points, type Point } from './paper.ts';

const around = (angle: number, r: number, y: number): Point => [100 + r * Math.cos(angle), y + r * Math.sin(angle)];

/** Facets are brighter on the side of the light. */
const sunlit = (angle: number, by: number): number => Math.round(Math.cos(angle + 2.3) * by);

interface Word {
  readonly palette: readonly string[];
  readonly rim: readonly (readonly [colour: string, reach: number])[];
  readonly stroke: number;
}

const carved = (text: string, at: Point, [height, widest]: Point, { palette, rim, stroke }: Word): string => {
  const word = carve(text, { width: stroke, gap: 8, palette, rim });
  const scale = Math.min(height / 100, widest / word.width);
  return `<g transform="translate(${at[0] - (word.width * scale) / 2} ${at[1] - 50 * scale}) scale(${scale})">${word.svg}</g>`;
};

/** Without its word it is the emblem of the free spins. */
export const sun = (p: string, named = true): string => {
  const { sheet, drawing } = paperIn(p);
  const ring = (inner: number, outer: number, folds: number, colour: string, turn = 0): string => {
    const corner = (fold: number, r: number) => around(turn + (2 * Math.PI * fold) / folds, r, 90);
    return sheet(
      7,
      Array.from({ length: folds }, (_, fold) => {
        const up = fold % 2 === 1;
        const [near, far] = up ? [1, 0.93] : [0.93, 1];
        const light = sunlit(turn + (2 * Math.PI * (fold + 0.5)) / folds, 16) + (up ? -16 : 12);
        return `${colour}${light} ${points([corner(fold, inner), corner(fold, outer * near), corner(fold + 1, outer * far), corner(fold + 1, inner)])}`;
      }),
    );
  };
  const button = `<circle cx="100" cy="90" r="22" fill="url(#${p}knob)" stroke="none"/><path d="M111 95A12 12 0 1 1 105 79A9 9 0 1 0 111 95Z" fill="#78280a" fill-opacity=".75" stroke="none"/>`;
  const word = named
    ? carved('SCATTER', [100, 172], [36, 178], {
        ...{ stroke: 23, palette: ['#6e1408', '#d6402c', '#ff9a7a', '#fff1e0'] },
        rim: [
          ['#2a0f10', 16],
          ['#f6e3b4', 9],
          ['#7a1c10', 3],
        ],
      })
    : '';
  return drawing(
    ring(40, 88, 40, 'g') + ring(26, 66, 32, 'r', 0.1) + ring(8, 44, 24, 'b', 0.05) + button,
    word,
    `<radialGradient id="${p}knob" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="#fff1c2"/><stop offset=".5" stop-color="#e5a93c"/><stop offset="1" stop-color="#8a4a10"/></radialGradient>`,
  );
};

/** From its glint to its edge, and the figure's rim. */
export const pearls = {
  X2: ['#f4fbff', '#9fd0f0', '#3a78b0', '#0a2440'],
  X3: ['#f2fffb', '#8fe0dc', '#1f8f96', '#05343c'],
  X5: ['#f2fff4', '#7fe0b4', '#1c8a6c', '#04352e'],
  X10: ['#fff6e8', '#ffb27e', '#d2482c', '#5a0f14'],
  X25: ['#fff0ff', '#e29cf0', '#8a34a8', '#300a48'],
  X100: ['#f4f0ff', '#8088c8', '#262c66', '#080a24'],
} as const;

export const orb =
  (name: keyof typeof pearls) =>
  (p: string): string => {
    const [glint, bright, body, edge] = pearls[name];
    const { sheet, drawing } = paperIn(p);
    const star = Array.from({ length: 16 }, (_, spike) => {
      const at = (part: number, r: number) => around((2 * Math.PI * (spike + part)) / 16, r, 98);
      const light = sunlit((2 * Math.PI * (spike + 0.5)) / 16, 28);
      return `g${light} ${points([at(0, 60), at(0.5, 94), at(1, 60)])}`;
    });
    const figure = carved(name.replace('X', '×'), [100, 99], [62, 116], {
      ...{ stroke: 23, palette: ['#c8780a', '#ffc440', '#fff0bd', '#ffffff'] },
      rim: [
        [edge, 17],
        [edge, 9],
        ['#7a4206', 3],
      ],
    });
    return drawing(
      sheet(7, star),
      `<circle cx="100" cy="102" r="66" fill="#001e18" fill-opacity=".4"/><circle cx="100" cy="98" r="66" fill="url(#${p}pearl)"/><g filter="url(#${p}cloud)"><circle cx="100" cy="98" r="66" fill="#fff"/></g><path d="M48 112A54 54 0 0 0 152 112A58 58 0 0 1 48 112Z" fill="${bright}" fill-opacity=".5"/><ellipse cx="74" cy="62" rx="17" ry="10" transform="rotate(-34 74 62)" fill="#fff" fill-opacity=".9"/><circle cx="100" cy="98" r="65" fill="none" stroke="${glint}" stroke-opacity=".55" stroke-width="1.500"/>${figure}`,
      `<radialGradient id="${p}pearl" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="${glint}"/><stop offset=".16" stop-color="${bright}"/><stop offset=".56" stop-color="${body}"/><stop offset="1" stop-color="${edge}"/></radialGradient><filter id="${p}cloud" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".028 .045" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 1.700 0 0 -.86"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
    );
  };

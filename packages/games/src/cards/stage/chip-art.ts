/** Chips, drawn by code: a pile at three quarters, and the dealer's tray from above. */

interface Chip {
  readonly face: string;
  readonly edge: string;
}

const chips: readonly Chip[] = [
  { face: '#e9dfd8', edge: '#a89898' },
  { face: '#d9304a', edge: '#8a0f28' },
  { face: '#2f6fd6', edge: '#123a86' },
  { face: '#1f9a63', edge: '#0b5536' },
  { face: '#3a3244', edge: '#16101e' },
  { face: '#7a3fd0', edge: '#3f1a80' },
];

const [red, blue] = [chips[1], chips[2]] as readonly [Chip, Chip];
const height = 11;
const cream = '#fff6e6';

const notches = [
  [-0.86, 0.1],
  [-0.45, 0.17],
  [0.1, 0.2],
  [0.6, 0.15],
] as const;

const layer = ({ face, edge }: Chip, y: number): string => {
  const rim = (x: number) => y + 17 * Math.sqrt(Math.max(0, 1 - ((x - 50) / 46) ** 2));
  const wall = `M4 ${y}a46 17 0 0 0 92 0v${height - 2}a46 17 0 0 1-92 0z`;
  const marks = notches.map(([from, wide]) => {
    const [a, b] = [50 + 46 * from, 50 + 46 * (from + wide)];
    return `<path d="M${a} ${rim(a)}L${b} ${rim(b)}v${height - 2}L${a} ${rim(a) + height - 2}z" fill="${cream}"/>`;
  });
  return `<path d="${wall}" fill="${edge}"/><path d="${wall}" fill="${face}" opacity=".75"/>${marks.join('')}<ellipse cx="50" cy="${y}" rx="46" ry="17" fill="${face}" stroke="${edge}" stroke-width="1.5"/>`;
};

const lid = ({ face, edge }: Chip, y: number): string => {
  const at = (radius: number, angle: number) =>
    `${50 + 46 * radius * Math.cos(angle)} ${y + 17 * radius * Math.sin(angle)}`;
  const marks = Array.from({ length: 8 }, (_, index) => {
    const [a, b] = [(index * Math.PI) / 4 + 0.2, (index * Math.PI) / 4 + 0.46];
    return `<path d="M${at(1, a)}L${at(1, b)}L${at(0.74, b)}L${at(0.74, a)}Z" fill="${cream}"/>`;
  });
  return `${marks.join('')}<ellipse cx="50" cy="${y}" rx="32" ry="11.5" fill="${edge}"/><ellipse cx="50" cy="${y}" rx="30" ry="10.5" fill="${face}"/><path d="M50 ${y - 6}l9 6-9 6-9-6z" fill="${cream}" opacity=".9"/><path d="M8 ${y - 5}a46 17 0 0 1 40-11" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/>`;
};

/** A pile of three chips for each unit of the bet. */
export const pileArt = (units: 1 | 2): string => {
  const pile = [red, blue, blue, red, blue, blue].slice(0, units * 3);
  const tall = 44 + pile.length * height;
  const levels = pile.map((chip, index) => layer(chip, tall - 24 - index * height));
  const top = lid(blue, tall - 24 - (pile.length - 1) * height);
  return `<svg viewBox="0 0 100 ${tall + 4}" aria-hidden="true" focusable="false"><ellipse cx="54" cy="${tall - 12}" rx="48" ry="17" fill="#000" opacity=".45"/>${levels.join('')}${top}</svg>`;
};

const column = ({ face, edge }: Chip, index: number): string =>
  Array.from({ length: 9 }, (_, row) => {
    const [x, y] = [9 + index * 51, 6 + row * 6];
    const mark = (dx: number) => `<rect x="${x + dx}" y="${y}" width="6" height="5.2" fill="#fff" opacity=".75"/>`;
    return `<rect x="${x}" y="${y}" width="47" height="5.2" rx="2" fill="${row % 2 ? face : edge}"/>${mark(8)}${mark(32)}`;
  }).join('');

export const trayArt = `<svg viewBox="0 0 320 66" aria-hidden="true" focusable="false"><rect width="320" height="66" rx="12" fill="#0a0406" stroke="#6b4a1a" stroke-width="2"/>${chips.map(column).join('')}<rect width="320" height="20" rx="10" fill="#fff" opacity=".1"/></svg>`;

const deck = Array.from(
  { length: 6 },
  (_, index) =>
    `<rect x="${index * 2.4}" y="${-index * 2.6}" width="84" height="60" rx="5" fill="#fff8ee" stroke="#9c8c7c"/>`,
).join('');

export const shoeArt = `<svg viewBox="0 0 190 150" aria-hidden="true" focusable="false"><defs><linearGradient id="cards-shoe" x2="1" y2="1"><stop offset="0" stop-color="#5a2032"/><stop offset=".5" stop-color="#2b0d17"/><stop offset="1" stop-color="#100408"/></linearGradient></defs><path d="M22 132L58 18Q62 8 74 8H168Q182 8 182 22V118Q182 134 166 136L34 146Q18 146 22 132Z" fill="url(#cards-shoe)" stroke="#12060a" stroke-width="4"/><path d="M66 22H160Q168 22 168 30V44L58 50Z" fill="#0a0306"/><g transform="translate(36 66) rotate(-8)">${deck}<rect x="18" y="-9" width="72" height="48" rx="3" fill="#9c1238" stroke="#ffd877"/><path d="M54 0L72 15 54 30 36 15Z" fill="#4a0719" stroke="#ffd877" stroke-width="2"/></g><path d="M168 30V120" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><path d="M58 18Q62 8 74 8H168" fill="none" stroke="#ff9ab0" stroke-opacity=".5" stroke-width="2"/></svg>`;

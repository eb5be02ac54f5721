import { lin, rad } from '../../../slots/art/svg.ts';
import { cast, solid } from './stone.ts';

const pane = (p: string, x: number, y: number): string =>
  `<rect x="${x - 4}" y="${y - 4}" width="36" height="40" fill="#050a1a"/><rect x="${x}" y="${y}" width="28" height="32" fill="url(#${p}wn)"/><path d="M${x + 14} ${y}V${y + 32}M${x} ${y + 15}H${x + 28}" stroke="#4a2408" stroke-width="3.500"/>`;

/** The hut of the watch under snow, its windows lit. */
export const hut = (p = 'hu'): string => {
  const logs = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<path d="M38 ${104 + at * 16}H162" stroke="#1c0c04" stroke-opacity=".7" stroke-width="3"/><path d="M38 ${108 + at * 16}H162" stroke="#e8b080" stroke-opacity=".35" stroke-width="2"/>`,
    )
    .join('');
  return cast(
    p,
    `<circle cx="100" cy="130" r="80" fill="url(#${p}gl)"/><path d="M124 24H144V70H124Z" fill="#3a4a6a" stroke="#050a1a" stroke-width="5"/><path d="M120 18H148V30H120Z" fill="url(#${p}sn)" stroke="#050a1a" stroke-width="3"/>
${solid(p, 'M36 92H164V178H36Z', 'wo')}${logs}${solid(p, 'M84 116H116V178H84Z', 'dr')}<circle cx="109" cy="148" r="3.500" fill="#ffd27a"/>${pane(p, 46, 118)}${pane(p, 126, 118)}
${solid(p, 'M100 22L190 96 176 108 100 50 24 108 10 96Z', 'sn', '#fff')}<path d="M20 96Q28 112 36 100 44 116 54 92M180 96Q172 112 164 100 156 116 146 92" fill="url(#${p}sn)" stroke="#050a1a" stroke-width="2"/><path d="M100 34L174 94" stroke="#8fb0e0" stroke-width="4" stroke-opacity=".7"/>${solid(p, 'M14 176C50 164 150 164 186 176 190 188 180 192 100 192S10 188 14 176Z', 'sn', '#fff')}`,
    rad(`${p}gl`, [
      [0, '#ffc26a', 0.75],
      [1, '#ff8a2e', 0],
    ]) +
      rad(`${p}wn`, [
        [0, '#fffbe0'],
        [0.6, '#ffc84a'],
        [1, '#e07a14'],
      ]) +
      lin(`${p}dr`, [
        [0, '#8a4a22'],
        [1, '#2c1206'],
      ]),
  );
};

import { rad } from '../../../slots/art/svg.ts';
import { cast, rivet, solid } from './metal.ts';

/** A miner's lamp that burns. */
export const lamp = (p = 'la'): string =>
  cast(
    p,
    `<circle cx="100" cy="106" r="94" fill="url(#${p}gl)"/><path d="M58 66C58 10 142 10 142 66" fill="none" stroke="#160806" stroke-width="13"/><path d="M58 66C58 10 142 10 142 66" fill="none" stroke="url(#${p}cuh)" stroke-width="7"/>
${solid(p, 'M76 40H124L136 64H64Z', 'cu')}${solid(p, 'M54 62H146V78H54Z', 'cuh')}
<path d="M62 78H138L144 150H56Z" fill="#160806" stroke="#160806" stroke-width="8" stroke-linejoin="round"/><path d="M62 78H138L144 150H56Z" fill="url(#${p}gs)"/><path d="M100 84C116 104 126 114 122 130 119 142 110 148 100 148S81 142 78 130C74 114 88 106 100 84Z" fill="#ff9a1f"/><path d="M100 104C110 116 114 122 112 132 110 140 105 144 100 144S90 140 88 132C86 122 94 116 100 104Z" fill="#fffbe0"/><path d="M70 84L66 144" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>
<path d="M84 78L80 150M116 78L120 150" stroke="#160806" stroke-width="6"/><path d="M84 78L80 150M116 78L120 150" stroke="#e09a5a" stroke-width="2.500"/>
${solid(p, 'M48 150H152L146 170H54Z', 'cuh')}${solid(p, 'M42 168H158V190H42Z', 'cu')}${[56, 78, 100, 122, 144].map((x) => rivet(p, x, 179, 3.6)).join('')}`,
    rad(`${p}gl`, [
      [0, '#ffe9a8', 0.75],
      [1, '#ff8a1f', 0],
    ]) +
      rad(`${p}gs`, [
        [0, '#fffbe0'],
        [0.45, '#ffd95c'],
        [1, '#c05a14'],
      ]),
  );

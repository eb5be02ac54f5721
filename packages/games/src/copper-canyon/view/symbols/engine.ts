import { rad } from '../../../slots/art/svg.ts';
import { cast, rivet, solid } from './metal.ts';

/** A mine's locomotive, seen from the front. */
export const engine = (p = 'lo'): string =>
  cast(
    p,
    `${solid(p, 'M62 44C58 26 44 24 40 10 70 2 88 14 88 30V46Z', 'st', '#fff8ee')}${solid(p, 'M84 20H116L112 46H88Z', 'ir')}${solid(p, 'M78 12H122L118 24H82Z', 'cu')}
${solid(p, 'M30 122H170L178 150H22Z', 'ir')}${solid(p, 'M20 148H180L160 190H112L100 176 88 190H40Z', 'ir')}<path d="M52 152L64 186M74 152L80 184M100 152V174M126 152L120 184M148 152L136 186" stroke="#160806" stroke-width="5"/>
<circle cx="100" cy="92" r="56" fill="#160806"/><circle cx="100" cy="92" r="52" fill="url(#${p}cu)"/><circle cx="100" cy="92" r="44" fill="#160806"/><circle cx="100" cy="92" r="41" fill="url(#${p}ir)"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => rivet(p, 100 + 48 * Math.cos((turn * Math.PI) / 180), 92 + 48 * Math.sin((turn * Math.PI) / 180), 3.4)).join('')}
<circle cx="100" cy="86" r="30" fill="#160806"/><circle cx="100" cy="86" r="26" fill="url(#${p}lg)"/><circle cx="100" cy="86" r="26" fill="none" stroke="url(#${p}cuh)" stroke-width="5"/><path d="M84 76a18 18 0 0 1 12-8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
${solid(p, 'M36 118H164V130H36Z', 'cu')}${[46, 73, 100, 127, 154].map((x) => rivet(p, x, 124, 3.2)).join('')}<circle cx="100" cy="86" r="60" fill="url(#${p}gl)"/>`,
    rad(`${p}lg`, [
      [0, '#fffff0'],
      [0.4, '#ffe27a'],
      [1, '#e0761a'],
    ]) +
      rad(`${p}gl`, [
        [0, '#fff3a8', 0.6],
        [1, '#ffb52e', 0],
      ]) +
      rad(`${p}st`, [
        [0, '#ffffff'],
        [0.7, '#e8dcd4'],
        [1, '#a08a80'],
      ]),
  );

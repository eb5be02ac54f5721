import { rad } from '../../../slots/art/svg.ts';
import { made, solid } from './mail.ts';

/** The night train, head on in its own light. */
export const train = (p = 'nt'): string =>
  made(
    p,
    `<circle cx="100" cy="76" r="98" fill="url(#${p}gl)"/><path d="M14 196L70 150H130L186 196Z" fill="#1c1040"/><path d="M40 196L84 150M160 196L116 150" stroke="#b8a8e0" stroke-width="5"/>
${solid(p, 'M78 10H122L116 34H84Z', 'en')}${solid(p, 'M70 6H130V16H70Z', 'br')}
${solid(p, 'M32 60H168L174 150H26Z', 'en')}<circle cx="100" cy="92" r="66" fill="#0a0524"/><g filter="url(#${p}bold)"><circle cx="100" cy="92" r="61" fill="url(#${p}en)"/></g><circle cx="100" cy="92" r="61" fill="none" stroke="#ffe2a8" stroke-opacity=".6" stroke-width="2"/><circle cx="100" cy="93" r="50" fill="none" stroke="#0a0524" stroke-width="11"/><g filter="url(#${p}bold)"><circle cx="100" cy="92" r="50" fill="none" stroke="url(#${p}brh)" stroke-width="8"/></g>${Array.from(
      { length: 10 },
      (_, at) => {
        const turn = (at / 10) * 2 * Math.PI;
        return `<circle cx="${(100 + 50 * Math.cos(turn)).toFixed(1)}" cy="${(92 + 50 * Math.sin(turn)).toFixed(1)}" r="3.600" fill="#fff0c0" stroke="#0a0524" stroke-width="1.500"/>`;
      },
    ).join('')}
<circle cx="100" cy="92" r="30" fill="#0a0524"/><circle cx="100" cy="92" r="26" fill="url(#${p}lp)" stroke="#fff4cc" stroke-width="3"/><path d="M84 82a20 20 0 0 1 14-9" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
${solid(p, 'M20 140H180V158H20Z', 'rd')}<circle cx="42" cy="149" r="12" fill="#0a0524"/><circle cx="42" cy="149" r="8.500" fill="url(#${p}lp)"/><circle cx="158" cy="149" r="12" fill="#0a0524"/><circle cx="158" cy="149" r="8.500" fill="url(#${p}lp)"/>${solid(p, 'M52 158H148L166 190H34Z', 'br')}<path d="M70 160L58 188M86 160L80 188M100 160V188M114 160L120 188M130 160L142 188" stroke="#0a0524" stroke-width="5"/>`,
    rad(`${p}gl`, [
      [0, '#fff4c0', 0.95],
      [0.4, '#ffb04d', 0.45],
      [1, '#8d64f0', 0],
    ]) +
      rad(`${p}lp`, [
        [0, '#ffffff'],
        [0.5, '#fff2a8'],
        [1, '#ffb02e'],
      ]),
  );

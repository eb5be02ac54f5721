import { chill, dark, solid } from './ice.ts';

const ticks = Array.from({ length: 24 }, (_, at) => {
  const long = at % 6 === 0 ? 13 : at % 3 === 0 ? 9 : 5;
  return `<path d="M100 ${48 + long}V48" transform="rotate(${at * 15} 100 110)" stroke="#16284f" stroke-width="${at % 6 === 0 ? 5 : 2.5}"/>`;
}).join('');

/** A compass that points north. */
export const compass = (p = 'co'): string =>
  chill(
    p,
    `<circle cx="100" cy="22" r="16" fill="none" stroke="${dark}" stroke-width="14"/><circle cx="100" cy="22" r="16" fill="none" stroke="url(#${p}br)" stroke-width="7"/>${solid(p, 'M84 32H116L120 48H80Z', 'br')}
<circle cx="100" cy="110" r="83" fill="${dark}"/><circle cx="100" cy="110" r="79" fill="url(#${p}br)"/><circle cx="100" cy="110" r="67" fill="${dark}"/><circle cx="100" cy="110" r="64" fill="url(#${p}sn)"/>${ticks}
<path d="M100 66L108 102 144 110 108 118 100 154 92 118 56 110 92 102Z" fill="#9cc4ea" stroke="#3f6fae" stroke-width="2"/>
<g transform="rotate(24 100 110)"><path d="M100 56L113 110H87Z" fill="url(#${p}re)" stroke="${dark}" stroke-width="3.500" stroke-linejoin="round"/><path d="M100 164L87 110H113Z" fill="url(#${p}ni)" stroke="${dark}" stroke-width="3.500" stroke-linejoin="round"/></g><circle cx="100" cy="110" r="9" fill="url(#${p}br)" stroke="${dark}" stroke-width="3"/>
<path d="M52 92A52 52 0 0 1 92 60" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".85"/><circle cx="100" cy="110" r="79" fill="none" stroke="#fff6d8" stroke-opacity=".7" stroke-width="2"/>`,
  );

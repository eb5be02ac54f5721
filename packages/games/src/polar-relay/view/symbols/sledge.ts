import { chill, dark, snow, solid } from './ice.ts';

/** A loaded sledge. */
export const sledge = (p = 'sl'): string =>
  chill(
    p,
    `<ellipse cx="96" cy="180" rx="92" ry="10" fill="url(#${p}sn)"/><path d="M10 174H150C178 174 192 154 188 130 186 112 168 108 162 122" fill="none" stroke="${dark}" stroke-width="17" stroke-linecap="round"/><path d="M10 174H150C178 174 192 154 188 130 186 112 168 108 162 122" fill="none" stroke="url(#${p}br)" stroke-width="10" stroke-linecap="round"/>
<path d="M36 142V172M76 142V172M116 142V172M150 138L156 168" stroke="${dark}" stroke-width="14"/><path d="M36 142V172M76 142V172M116 142V172M150 138L156 168" stroke="url(#${p}wo)" stroke-width="8"/>
${solid(p, 'M12 128H164L158 146H14Z', 'wo', '#ffe0b8')}
${solid(p, 'M22 128L28 70C32 62 44 58 56 60L68 128Z', 're', '#ffd0c8')}${solid(p, 'M64 128L62 52C66 40 112 40 118 52L120 128Z', 'ni')}${solid(p, 'M114 128L120 84H152L150 128Z', 'wo', '#ffe0b8')}
<path d="M120 98H152M118 112H151" stroke="${dark}" stroke-width="2.500" stroke-opacity=".7"/><path d="M30 84L60 80M26 104L64 100" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>
<path d="M62 76Q90 88 119 76M63 104Q90 116 120 104M78 46L80 128M104 46L103 128" fill="none" stroke="#f0d8a0" stroke-width="4.500"/><path d="M62 76Q90 88 119 76M63 104Q90 116 120 104" fill="none" stroke="${dark}" stroke-width="1.500" stroke-dasharray="3 4"/>
${snow(62, 120, 52, 15)}${snow(22, 60, 70, 10)}${snow(118, 154, 86, 9)}
<path d="M13 128L15 60" stroke="${dark}" stroke-width="11" stroke-linecap="round"/><path d="M13 128L15 60" stroke="url(#${p}wo)" stroke-width="6" stroke-linecap="round"/><circle cx="136" cy="64" r="17" fill="${dark}"/><circle cx="136" cy="64" r="13" fill="#ffd95c"/><circle cx="136" cy="64" r="24" fill="#ffb53a" opacity=".35"/><path d="M126 44H146L142 52H130ZM128 78H144V84H128Z" fill="url(#${p}br)" stroke="${dark}" stroke-width="3"/><circle cx="134" cy="62" r="5" fill="#fffbe0"/>`,
  );

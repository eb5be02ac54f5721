import { dark, played, solid } from './brass.ts';

/** A violin with its bow across. */
export const violin = (p = 'vi'): string =>
  played(
    p,
    `<g transform="rotate(24 100 100)">${solid(p, 'M93 6H107L110 90H90Z', 'eb')}<path d="M100 0C88 0 84 12 92 18M100 0C114 -2 116 14 106 18" fill="none" stroke="${dark}" stroke-width="11"/><path d="M100 0C88 0 84 12 92 18M100 0C114 -2 116 14 106 18" fill="none" stroke="url(#${p}va)" stroke-width="6"/><path d="M80 12H90M110 12H120M82 24H92M108 24H118" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>
${solid(p, 'M100 66C126 62 140 78 134 98 130 110 122 112 122 122 124 130 144 134 146 158 146 184 124 196 100 196S54 184 54 158C56 134 76 130 78 122 78 112 70 110 66 98 60 78 74 62 100 66Z', 'va', '#ffe0b0')}
<path d="M70 92C66 80 76 72 88 72M60 162C58 146 68 138 76 134" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/><path d="M80 124C70 130 74 150 82 146M120 124C130 130 126 150 118 146" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>
${solid(p, 'M94 60H106L111 138H89Z', 'eb')}${solid(p, 'M92 158H108L104 190H96Z', 'eb')}<path d="M84 150H116" stroke="${dark}" stroke-width="10"/><path d="M84 150H116" stroke="url(#${p}iv)" stroke-width="5"/><path d="M96 20V164M100 20V164M104 20V164" stroke="#fff4d8" stroke-width="1.400"/></g>
<path d="M16 176L186 70" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><path d="M16 176L186 70" stroke="url(#${p}brh)" stroke-width="5" stroke-linecap="round"/><path d="M26 181L186 80" stroke="#fff8e8" stroke-width="3"/><path d="M24 166L36 182" stroke="${dark}" stroke-width="11"/><path d="M24 166L36 182" stroke="url(#${p}br)" stroke-width="6"/>`,
  );

/** A grand piano, its lid open. */
export const piano = (p = 'pi'): string => {
  const keys = Array.from(
    { length: 12 },
    (_, at) => `<path d="M${32 + at * 10.4} 132V148" stroke="${dark}" stroke-width="1.600"/>`,
  ).join('');
  const black = [0, 1, 3, 4, 5, 7, 8, 10, 11]
    .map((at) => `<rect x="${38 + at * 10.4}" y="131" width="6" height="10" fill="${dark}"/>`)
    .join('');
  return played(
    p,
    `<path d="M34 150V190M152 150V190M96 150V184" stroke="${dark}" stroke-width="16"/><path d="M34 150V190M152 150V190M96 150V184" stroke="#3a2a5a" stroke-width="8"/>
${solid(p, 'M20 92L60 12C96 10 116 32 140 36 172 42 190 60 184 92Z', 'eb', '#e0c8ff')}<path d="M36 88L66 24C96 24 112 42 136 47 160 52 174 66 172 88Z" fill="url(#${p}va)"/><path d="M60 40L72 88M84 36L92 88M106 44L112 88M128 54L132 88M148 60L150 88" stroke="#ffe6b0" stroke-width="2" stroke-opacity=".8"/>
${solid(p, 'M12 92H188C192 110 184 126 176 132H12Z', 'eb', '#e0c8ff')}<path d="M20 100H182" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>
${solid(p, 'M14 126H176V158H14Z', 'eb', '#e0c8ff')}<rect x="22" y="130" width="144" height="20" fill="url(#${p}iv)" stroke="${dark}" stroke-width="2"/>${keys}${black}<path d="M66 92L84 40" stroke="url(#${p}brh)" stroke-width="5"/><circle cx="34" cy="190" r="6" fill="url(#${p}br)" stroke="${dark}" stroke-width="3"/><circle cx="152" cy="190" r="6" fill="url(#${p}br)" stroke="${dark}" stroke-width="3"/>`,
  );
};

/** A trumpet that points to the upper right. */
export const trumpet = (p = 'tr'): string =>
  played(
    p,
    `<g transform="rotate(-24 100 104)"><path d="M14 88H134" stroke="${dark}" stroke-width="19"/><path d="M14 88H134" stroke="url(#${p}br)" stroke-width="12"/><path d="M44 92C30 92 26 140 50 140H120C144 140 142 92 126 92" fill="none" stroke="${dark}" stroke-width="20"/><path d="M44 92C30 92 26 140 50 140H120C144 140 142 92 126 92" fill="none" stroke="url(#${p}br)" stroke-width="12"/>
${solid(p, 'M118 80C150 78 168 62 178 40 190 56 194 76 194 90S190 124 178 138C168 116 150 100 118 98Z', 'br', '#fff8dc')}<ellipse cx="184" cy="89" rx="9" ry="46" fill="#5e2a04" stroke="${dark}" stroke-width="3"/><path d="M132 84C152 82 166 70 174 56" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-opacity=".9"/>
${[62, 84, 106].map((x) => `${solid(p, `M${x - 8} 70H${x + 8}V152H${x - 8}Z`, 'brh')}<path d="M${x} 70V54" stroke="${dark}" stroke-width="9"/><path d="M${x} 70V54" stroke="#fff2cc" stroke-width="4"/><ellipse cx="${x}" cy="52" rx="9" ry="5" fill="url(#${p}iv)" stroke="${dark}" stroke-width="3"/>`).join('')}
${solid(p, 'M2 78H16V98H2Z', 'br')}<path d="M26 84H50" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`,
  );

/** A kettledrum with its sticks. */
export const drum = (p = 'dr'): string =>
  played(
    p,
    `<path d="M42 150L26 190M158 150L174 190M100 168V192" stroke="${dark}" stroke-width="13" stroke-linecap="round"/><path d="M42 150L26 190M158 150L174 190M100 168V192" stroke="url(#${p}brh)" stroke-width="7" stroke-linecap="round"/>
${solid(p, 'M16 74C16 132 52 172 100 172S184 132 184 74Z', 've', '#ffd0ec')}<path d="M34 98C40 130 58 152 80 160" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="8" stroke-linecap="round"/>${[36, 68, 100, 132, 164].map((x) => `<path d="M${x} 78L${x + 0.5} ${118 - Math.abs(x - 100) * 0.2}" stroke="${dark}" stroke-width="9"/><path d="M${x} 78L${x + 0.5} ${118 - Math.abs(x - 100) * 0.2}" stroke="url(#${p}brh)" stroke-width="5"/>`).join('')}
<ellipse cx="100" cy="74" rx="88" ry="30" fill="${dark}"/><ellipse cx="100" cy="72" rx="85" ry="27" fill="url(#${p}brh)"/><ellipse cx="100" cy="70" rx="76" ry="22" fill="url(#${p}iv)" stroke="${dark}" stroke-width="2"/>
<g stroke-linecap="round"><path d="M30 12L88 62M172 6L118 60" stroke="${dark}" stroke-width="10"/><path d="M30 12L88 62M172 6L118 60" stroke="#e0a060" stroke-width="5"/></g><circle cx="90" cy="62" r="12" fill="#fff2dc" stroke="${dark}" stroke-width="4"/><circle cx="116" cy="60" r="12" fill="#fff2dc" stroke="${dark}" stroke-width="4"/>`,
  );

import { cast, solid } from './stone.ts';

/** The horn of the watch, bound in iron, on its strap. */
export const horn = (p = 'ho'): string =>
  cast(
    p,
    `<path d="M40 60C60 6 150 4 168 70" fill="none" stroke="#050a1a" stroke-width="13"/><path d="M40 60C60 6 150 4 168 70" fill="none" stroke="#8a1c24" stroke-width="7"/><path d="M44 54C66 12 146 10 164 62" fill="none" stroke="#ff8a7a" stroke-opacity=".6" stroke-width="2"/>
${solid(p, 'M14 56C6 78 8 104 22 122 46 150 92 166 128 148 146 138 158 120 164 98L186 104C186 140 164 172 128 184 78 198 24 172 8 128-2 100 2 74 14 56Z', 'bz')}
<path d="M18 74C14 98 26 122 50 140 78 160 108 160 130 152" fill="none" stroke="#fff6d8" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>
${solid(p, 'M150 104C148 88 152 76 160 66L196 84C196 96 194 104 190 114Z', 'bzh')}<ellipse cx="178" cy="76" rx="25" ry="12" transform="rotate(27 178 76)" fill="#050a1a"/><ellipse cx="178" cy="76" rx="20" ry="8.500" transform="rotate(27 178 76)" fill="#4a2204" stroke="#ffe0a8" stroke-width="2.500"/>
${solid(p, 'M2 66L26 52 34 62 12 78Z', 'ir')}${solid(p, 'M58 138L76 148 66 182 46 172Z', 'ir')}${solid(p, 'M112 150L130 143 142 176 122 184Z', 'ir')}<circle cx="61" cy="160" r="4" fill="#ffd27a"/><circle cx="127" cy="164" r="4" fill="#ffd27a"/>`,
  );

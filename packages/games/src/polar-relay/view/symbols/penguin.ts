import { chill, dark, eye, solid } from './ice.ts';

/** A penguin with its red scarf, on its way. */
export const penguin = (p = 'pe'): string =>
  chill(
    p,
    `<g transform="translate(100 102) scale(.98) translate(-100 -100)"><ellipse cx="100" cy="188" rx="66" ry="9" fill="${dark}" opacity=".45"/>
${solid(p, 'M70 174C52 172 46 186 54 190H92L90 174ZM130 174C148 172 154 186 146 190H108L110 174Z', 'be', '#ffd98a')}
${solid(p, 'M46 96C22 112 12 136 18 158 36 152 50 138 56 120Z', 'ni')}${solid(p, 'M154 96C178 86 192 66 190 42 172 46 154 62 146 84Z', 'ni')}
${solid(p, 'M100 10C140 10 152 40 152 66 164 88 168 116 162 142 156 170 132 184 100 184S44 170 38 142C32 116 36 88 48 66 48 40 60 10 100 10Z', 'ni')}
<path d="M60 26C74 12 92 12 100 16" fill="none" stroke="#8fb6ff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>
<path d="M100 92C134 92 148 112 146 140 142 166 124 176 100 176S58 166 54 140C52 112 66 92 100 92Z" fill="url(#${p}sn)"/>
<path d="M100 48C104 30 136 26 142 50 144 70 122 84 100 88 78 84 56 70 58 50 64 26 96 30 100 48Z" fill="url(#${p}sn)"/>
${eye(80, 52, 11, '#2a3f7a')}${eye(120, 52, 11, '#2a3f7a')}<path d="M64 34l18 2M136 34l-18 2" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>
${solid(p, 'M82 66C92 60 108 60 118 66 114 80 106 86 100 88 94 86 86 80 82 66Z', 'be', '#fff0c0')}<path d="M84 68Q100 76 116 68" fill="none" stroke="${dark}" stroke-width="2.500"/>
${solid(p, 'M46 84C62 98 138 98 154 84 162 94 160 106 152 112 120 122 80 122 48 112 40 106 38 94 46 84Z', 're', '#ffd0c8')}<path d="M52 92Q100 108 148 92" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".9"/>
${solid(p, 'M66 110L92 114 86 162 74 154 62 162Z', 're', '#ffd0c8')}<path d="M66 140L88 144" stroke="#fff" stroke-width="5" stroke-opacity=".9"/></g>`,
    `<linearGradient id="${p}be" x2="0" y2="1"><stop offset="0" stop-color="#ffe08a"/><stop offset=".5" stop-color="#ff9a1f"/><stop offset="1" stop-color="#b0480a"/></linearGradient>`,
  );

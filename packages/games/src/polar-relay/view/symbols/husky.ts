import { chill, dark, eye, solid } from './ice.ts';

/** The leader of the sledge dogs. */
export const husky = (p = 'hu'): string =>
  chill(
    p,
    `${solid(p, 'M46 88C30 56 30 26 40 10 62 20 82 40 90 58Z', 'fu')}${solid(p, 'M154 88C170 56 170 26 160 10 138 20 118 40 110 58Z', 'fu')}<path d="M50 66C44 46 44 34 47 26 60 36 70 48 76 58ZM150 66C156 46 156 34 153 26 140 36 130 48 124 58Z" fill="#f0b0a8"/>
${solid(p, 'M100 42C138 42 160 66 164 96L186 116 168 122 176 142 150 142C142 168 122 186 100 188 78 186 58 168 50 142L24 142 32 122 14 116 36 96C40 66 62 42 100 42Z', 'fu')}
<path d="M100 60L112 86C122 70 142 68 152 84 156 106 146 124 132 132L146 140C138 162 120 178 100 180 80 178 62 162 54 140L68 132C54 124 44 106 48 84 58 68 78 70 88 86Z" fill="url(#${p}sn)"/>
<path d="M100 46L108 84 100 100 92 84Z" fill="#2a3f66"/>
${eye(72, 98, 12, '#59d8ff')}${eye(128, 98, 12, '#59d8ff')}<path d="M56 84L86 88M144 84L114 88" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>
<path d="M100 152V166M100 164Q84 178 72 164M100 164Q116 178 128 164" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/><path d="M90 171Q100 178 110 171L108 186Q100 194 92 186Z" fill="#ff6a7a" stroke="${dark}" stroke-width="3"/>
<path d="M82 132C90 126 110 126 118 132 118 146 106 154 100 154S82 146 82 132Z" fill="${dark}"/><path d="M88 133Q98 129 106 132" stroke="#9cc4ea" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<linearGradient id="${p}fu" x2="0" y2="1"><stop offset="0" stop-color="#a8bedc"/><stop offset=".45" stop-color="#5a7299"/><stop offset="1" stop-color="#22304f"/></linearGradient>`,
  );

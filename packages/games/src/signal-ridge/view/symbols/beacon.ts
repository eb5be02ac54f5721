import { carve } from '../../../slots/art/letters.ts';
import { cast, fireDefs, flame, solid } from './stone.ts';

/** The iron basket of a signal fire; stands for every other symbol. `plain`: without its word. */
export const beacon = (p = 'wi', plain = false): string => {
  const t = carve('WILD', {
    width: 25,
    palette: ['#8a3206', '#ffa83a', '#fff0b8', '#ffffff'],
    rim: [
      ['#050a1a', 12],
      ['#7a2204', 4.5],
    ],
    gap: 13,
  });
  const s = 0.42;
  const bars = [-36, -13, 13, 36]
    .map(
      (at) =>
        `<path d="M${100 + at} 96L${100 + at * 0.62} 142" stroke="#050a1a" stroke-width="9" stroke-linecap="round"/><path d="M${100 + at} 96L${100 + at * 0.62} 142" stroke="#8ea6cc" stroke-width="4.4" stroke-linecap="round"/>`,
    )
    .join('');
  return cast(
    p,
    `<circle cx="100" cy="76" r="98" fill="url(#${p}fg)"/>${flame(p, 100, 112, 112)}<path d="M62 104Q100 122 138 104L126 142H74Z" fill="#ff7a1a" opacity=".5"/>${bars}${solid(p, 'M48 88Q100 104 152 88V102Q100 118 48 102Z', 'ir')}${solid(p, 'M70 136H130V150H70Z', 'ir')}${plain ? solid(p, 'M92 150H108V196H92Z', 'wo') : `${solid(p, 'M8 146H192L184 170 192 194H8L16 170Z', 'wo')}<g transform="translate(${100 - (t.width * s) / 2} 149) scale(${s})">${t.svg}</g>`}`,
    fireDefs(p),
  );
};

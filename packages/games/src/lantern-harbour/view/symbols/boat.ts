import { wrap, lin, rad } from '../../../slots/art/svg.ts';
/** Junk under ribbed sails, stern lantern, curling wave. */
export const boat = (p = 'bt'): string => {
  const sail = (
    [x0, y0, x1, y1, x2, y2, x3, y3]: readonly [number, number, number, number, number, number, number, number],
    n: number,
    id: string,
  ) => {
    let r = '';
    for (let i = 1; i < n; i++) {
      const t = i / n,
        ax = x0 + (x3 - x0) * t,
        ay = y0 + (y3 - y0) * t,
        bx = x1 + (x2 - x1) * t + Math.sin(t * Math.PI) * 8,
        by = y1 + (y2 - y1) * t;
      r += `<path d="M${ax} ${ay}L${bx} ${by}" stroke="#6b1409" stroke-width="2.600"/><path d="M${ax} ${ay + 2.4}L${bx} ${by + 2.4}" stroke="#ffe0a0" stroke-opacity=".55" stroke-width="1.200"/>`;
    }
    const d = `M${x0} ${y0}Q${(x0 + x1) / 2} ${y0 - 8} ${x1} ${y1}Q${x1 + 14} ${(y1 + y2) / 2} ${x2} ${y2}L${x3} ${y3}Q${x3 - 6} ${(y0 + y3) / 2} ${x0} ${y0}Z`;
    return `<path d="${d}" fill="#1a0508" stroke="#1a0508" stroke-width="7" stroke-linejoin="round"/><path d="${d}" fill="url(#${p}${id})" stroke="#ffcf7a" stroke-width="1.600"/>${r}`;
  };
  const defs =
    lin(
      p + 's1',
      [
        [0, '#ffb14a'],
        [0.45, '#e8471e'],
        [1, '#8a0f1c'],
      ],
      false,
    ) +
    lin(
      p + 's2',
      [
        [0, '#ffd98a'],
        [0.5, '#f0811f'],
        [1, '#9c1c14'],
      ],
      false,
    ) +
    lin(p + 'h', [
      [0, '#c9803c'],
      [0.4, '#8a451a'],
      [1, '#3a1505'],
    ]) +
    lin(p + 'w', [
      [0, '#bff3ee'],
      [0.3, '#3fb6c0'],
      [1, '#0b4d6b'],
    ]) +
    rad(p + 'g', [
      [0, '#fff3b8', 0.95],
      [0.4, '#ffb63d', 0.5],
      [1, '#ff8a1f', 0],
    ]);
  return wrap(
    p,
    `<g filter="url(#${p}sh)"><path d="M96 14V140M54 44V140M140 62V140" stroke="#1a0508" stroke-width="9" stroke-linecap="round"/><path d="M96 14V140M54 44V140M140 62V140" stroke="#b9722f" stroke-width="4" stroke-linecap="round"/>
  ${sail([40, 52, 66, 46, 74, 118, 30, 122], 6, 's2')}${sail([76, 24, 122, 18, 136, 122, 72, 126], 8, 's1')}${sail([134, 68, 164, 66, 172, 118, 136, 122], 5, 's2')}
  <path d="M96 14l20 6-20 8z" fill="#ffcf5c" stroke="#3a1702" stroke-width="2"/>
  <path d="M12 118C22 126 30 132 40 132H150C164 132 176 122 190 108 190 140 172 168 150 172H58C34 168 18 146 12 118Z" fill="#1a0508" stroke="#1a0508" stroke-width="8" stroke-linejoin="round"/>
  <path d="M12 118C22 126 30 132 40 132H150C164 132 176 122 190 108 190 140 172 168 150 172H58C34 168 18 146 12 118Z" fill="url(#${p}h)" stroke="#ffd07a" stroke-width="2"/>
  <path d="M20 132C36 146 60 147 100 147S166 144 184 130M32 152C52 160 76 160 100 160S150 160 168 150" fill="none" stroke="#2b0f04" stroke-width="2.400" opacity=".75"/><path d="M18 124C32 138 46 139 60 139H146C162 138 176 130 187 119" fill="none" stroke="url(#${p}goldh)" stroke-width="5"/>
  <circle cx="36" cy="146" r="6.500" fill="#fff1cf" stroke="#3a1702" stroke-width="2"/><circle cx="35" cy="146" r="2.800" fill="#1a0508"/></g>
  <circle cx="180" cy="92" r="27" fill="url(#${p}g)"/><path d="M180 76v8" stroke="#ffcf5c" stroke-width="2"/><ellipse cx="180" cy="93" rx="8" ry="9.500" fill="#ffdf8c" stroke="#a8300d" stroke-width="2"/>
  <path d="M0 166C16 152 30 152 42 164S68 178 82 164 112 152 124 164 152 178 166 164 190 154 200 160V186Q100 204 0 186Z" fill="#07273c"/><path d="M2 170C16 157 30 157 42 168S68 182 82 168 112 157 124 168 152 182 166 168 188 158 198 164V184Q100 200 2 184Z" fill="url(#${p}w)"/><path d="M10 176C22 168 32 170 42 177S68 190 84 177 112 168 126 178 152 190 168 176" fill="none" stroke="#eafffb" stroke-width="2.400" stroke-linecap="round" opacity=".85"/>`,
    defs,
  );
};

import { drawn, leaf, skinned, stalk, type Skin } from './fruit.ts';

const skin: Skin = {
  stops: [
    [0, '#dff6ff'],
    [0.25, '#5aa8f0'],
    [0.62, '#1c4fb8'],
    [1, '#061440'],
  ],
  rim: '#bfe6ff',
};
/** From the back to the front. */
const berries = [
  ...[
    [52, 84],
    [148, 84],
    [84, 70],
    [116, 70],
    [66, 112],
    [134, 112],
    [100, 98],
    [84, 138],
    [118, 138],
  ],
  ...[
    [100, 126],
    [100, 164],
  ],
] as const;
const radius = 23;

/** A bunch of blue grapes under a broad leaf. */
export const grapes = (p = 'gr'): string =>
  drawn(
    p,
    `${stalk('M100 60C98 42 102 28 114 16')}${leaf(p, 98, 58, -168, 1.05)}${leaf(p, 102, 54, 4, 1.1)}${berries.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius + 4}" fill="#050a24"/>`).join('')}${berries
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${p}b)" stroke="${skin.rim}" stroke-opacity=".75" stroke-width="1.600"/><ellipse cx="${x - 8}" cy="${y - 9}" rx="6" ry="4" fill="#fff" opacity=".85" transform="rotate(-32 ${x - 8} ${y - 9})"/><path d="M${x + 14} ${y + 10}a18 18 0 0 1-22 9" fill="none" stroke="#8fd0ff" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"/>`,
      )
      .join('')}`,
    skinned(p, skin),
  );

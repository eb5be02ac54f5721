/** The large castings: a bell, a propeller, an anchor, a gear and the wheel of a valve. */
import { around, cog, disc, foundryFor, polygon } from './metal.ts';

export const bell = (p = 'be'): string => {
  const { part, grooves, finish } = foundryFor(p);
  return finish(
    part(
      'M100 8A20 20 0 0 1 120 28C120 36 114 42 108 44H92C86 42 80 36 80 28A20 20 0 0 1 100 8ZM100 18A10 10 0 0 0 100 38 10 10 0 0 0 100 18Z',
      'iron',
    ) +
      part(disc(100, 172, 17), 'iron') +
      part(
        'M100 36C124 38 140 52 144 80C147 106 150 126 162 140C172 150 184 156 186 166C186 176 150 180 100 180S14 176 14 166C16 156 28 150 38 140C50 126 53 106 56 80C60 52 76 38 100 36Z',
        'bronze',
      ) +
      part(
        'M34 144C60 152 140 152 166 144C176 152 186 158 186 166C186 178 150 182 100 182S14 178 14 166C14 158 24 152 34 144Z',
        'brass',
      ) +
      grooves('M58 76Q100 86 142 76M57 86Q100 96 143 86') +
      `<path d="M100 98L106 112 121 113 109 123 113 138 100 130 87 138 91 123 79 113 94 112Z" fill="#fff4c0" fill-opacity=".75" stroke="#5a2a06" stroke-width="2"/>` +
      `<path d="M72 62C64 84 64 108 56 130" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`,
    'bronze',
  );
};

export const propeller = (p = 'pr'): string => {
  const { part, finish } = foundryFor(p);
  const blade = 'M90 96C62 78 56 40 78 14C112 2 140 30 132 64C128 84 118 94 110 98Z';
  return finish(
    around(
      3,
      [100, 108],
      () =>
        part(blade, 'copper') +
        `<path d="M84 26C72 46 76 70 92 86" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>`,
    ) +
      part(disc(100, 108, 30), 'brass') +
      part(polygon(100, 108, 19, 6), 'copper') +
      `<circle cx="100" cy="108" r="7" fill="#2a0e04"/>`,
    'copper',
  );
};

export const anchor = (p = 'an'): string => {
  const { part, grooves, finish } = foundryFor(p);
  return finish(
    part(`${disc(100, 30, 24)}${disc(100, 30, 12)}`, 'steel') +
      part('M52 58C46 58 42 63 42 69S46 80 52 80H148C154 80 158 75 158 69S154 58 148 58Z', 'steel') +
      part(
        'M86 50H114V150C138 146 152 134 156 118L142 122 168 82 192 126 178 122C172 162 142 190 100 194C58 190 28 162 22 122L8 126 32 82 58 122 44 118C48 134 62 146 86 150Z',
        'steel',
      ) +
      part(disc(100, 69, 12), 'brass') +
      grooves('M100 92V150M100 150Q64 158 44 142M100 150Q136 158 156 142'),
    'steel',
  );
};

export const gear = (p = 'ge'): string => {
  const { part, melt, grooves, finish } = foundryFor(p);
  const windows = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * 2 * Math.PI - Math.PI / 2;
    return disc(100 + 43 * Math.cos(angle), 100 + 43 * Math.sin(angle), 15);
  }).join('');
  return finish(
    melt(disc(100, 100, 66)) +
      part(`${cog(100, 100, [76, 95], 11)}${windows}`, 'brass') +
      grooves(disc(100, 100, 66)) +
      part(disc(100, 100, 25), 'iron') +
      part(disc(100, 100, 13), 'brass'),
    'brass',
    '#ff8a2e',
  );
};

export const valve = (p = 'va'): string => {
  const { part, finish } = foundryFor(p);
  const spoke = 'M92 100L88 36H112L108 100Z';
  return finish(
    around(5, [100, 100], () => part(spoke, 'red')) +
      part(`${disc(100, 100, 92)}${disc(100, 100, 66)}`, 'red') +
      `<path d="M38 62A72 72 0 0 1 118 24" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="8" stroke-linecap="round"/>` +
      part(disc(100, 100, 30), 'iron') +
      part(polygon(100, 100, 18, 6), 'brass') +
      around(
        5,
        [100, 100],
        () => `<circle cx="100" cy="21" r="5" fill="#3a0604" stroke="#ffb8a0" stroke-opacity=".7"/>`,
      ),
    'red',
  );
};

import type { poolTexts as english } from '#english/packages/games/src/slots/stage/pools/pool-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const poolTexts: Translation<typeof english> = {
  label: 'Jackpots',
  levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand', 'must-hit': 'Jackpot' },
  by: (amount) => `Fällt bis ${amount}`,
};

/** How each level looks and what it is called. */
import type { Jackpot, JackpotLevel } from '@carmine/contract/games/jackpots';
import type { GemKind } from '@carmine/design/gem';

export const gemOf: Readonly<Record<JackpotLevel, GemKind>> = {
  ...{ grand: 'ruby', major: 'sapphire', minor: 'topaz', mini: 'gem', 'must-hit': 'amethyst' },
};

/** `Signal Ridge` of `Signal Ridge Grand`; a must-hit pool has its game's name. */
export const gameNameOf = ({ name, level }: Pick<Jackpot, 'name' | 'level'>): string =>
  level === 'must-hit' ? name : name.replace(/ [A-Z][a-z]+$/, '');

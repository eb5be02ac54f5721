import type { Game } from '@carmine/contract/games/game-service';

/** A slash inside a name is written as %2F. */
export const gameAddress = ({ name }: Pick<Game, 'name'>): string => `/game/${encodeURIComponent(name)}`;

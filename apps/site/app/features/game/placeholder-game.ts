import type { Game } from '@carmine/contract/games/game-service';

/** A placeholder game only fills the lobby of a test installation (`SEED_GAMES`): it cannot be opened. */
export const isPlaceholder = ({ tags }: Pick<Game, 'tags'>): boolean => tags.includes('placeholder');

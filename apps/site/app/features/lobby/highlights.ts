import type { Game } from '@carmine/contract/games/game-service';

/** Two games for the stage: what is new before what is hot, never one that rests. */
export const highlights = (games: readonly Game[]): Game[] => {
  const open = games.filter(({ maintenance }) => maintenance !== true);
  const rank = ({ isNew, tags }: Game): number =>
    Number(tags.includes('featured')) + Number(isNew) * 2 + Number(tags.includes('hot'));
  return open.toSorted((a, b) => rank(b) - rank(a)).slice(0, 2);
};

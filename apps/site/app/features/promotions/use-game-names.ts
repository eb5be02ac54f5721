import type { BonusTerms } from '../../queries/promotions.ts';
import { useCatalogue } from '../../queries/use-catalogue.ts';

/** `lantern-harbour` as `Lantern Harbour`: what a game's page is found by, until the catalogue is here. */
const fromId = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const useGameNames = (): ((id: string) => string) => {
  const games = useCatalogue().data?.games;
  return (id) => games?.find((game) => game.id === id)?.name ?? fromId(id);
};

interface GamesOfWeight {
  readonly percent: number;
  readonly names: readonly string[];
}

/** As a bonus counts them: where its terms say nothing, as the games' pages say. */
export const useGamesByWeight = ({ exceptGames = [], gameWeights = {} }: BonusTerms): readonly GamesOfWeight[] => {
  const games = useCatalogue(true).data?.games ?? [];
  const byPercent = new Map<number, string[]>();
  for (const { id, name, wagerPercent: usual } of games) {
    if (usual === undefined) continue;
    const percent = usual === 0 || exceptGames.includes(id) ? 0 : (gameWeights[id] ?? usual);
    byPercent.set(percent, [...(byPercent.get(percent) ?? []), name]);
  }
  return [...byPercent].map(([percent, names]) => ({ percent, names })).toSorted((a, b) => b.percent - a.percent);
};

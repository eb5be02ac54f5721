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

export const useGamesByWeight = (): readonly { readonly percent: number; readonly names: readonly string[] }[] => {
  const games = useCatalogue(true).data?.games ?? [];
  const byPercent = new Map<number, string[]>();
  for (const { name, wagerPercent } of games) {
    if (wagerPercent !== undefined) byPercent.set(wagerPercent, [...(byPercent.get(wagerPercent) ?? []), name]);
  }
  return [...byPercent].map(([percent, names]) => ({ percent, names })).toSorted((a, b) => b.percent - a.percent);
};

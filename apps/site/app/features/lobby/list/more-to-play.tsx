import type { Game } from '@carmine/contract/games/game-service';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, summaryQuery } from '../../../queries/games.ts';
import { useCatalogue } from '../../../queries/use-catalogue.ts';
import { lobbyTexts } from '../texts.ts';
import { listAddress } from './list-address.ts';
import { fullRow, Rail } from '../rail.tsx';

/** A list that fills no row is no dead end: what else there is, the top games first. */
export const MoreToPlay = ({ shown }: { readonly shown: readonly Game[] }) => {
  const short = shown.length < fullRow;
  const top = useQuery({ ...categoryQuery('top-games'), enabled: short }).data ?? [];
  const whole = useCatalogue(short).data?.games ?? [];
  const all = useQuery({ ...summaryQuery(), enabled: short }).data?.total;
  if (!short) return null;
  const known = new Set(shown.map(({ id }) => id));
  const others = new Map([...top, ...whole].flatMap((game) => (known.has(game.id) ? [] : [[game.id, game]])));
  const games = [...others.values()].slice(0, fullRow);
  if (games.length === 0) return null;
  const total = all ?? games.length;
  return <Rail rail={{ id: 'more', title: lobbyTexts.alsoHere, games, total, to: listAddress({}) }} />;
};

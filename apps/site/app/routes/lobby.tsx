import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CategoryPage } from '../features/lobby/category-page.tsx';
import { Lobby } from '../features/lobby/lobby.tsx';
import { servicesContext } from '../platform/services.ts';
import { siteOf } from '../platform/site-data.ts';
import { categoryQuery, latestWinnersQuery, shelfCategories } from '../queries/games.ts';
import { prefetch, seed } from '../queries/seed.ts';
import { texts, titleOr } from '../texts/en.ts';
import type { Route } from './+types/lobby.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call, country, skin } = context.get(servicesContext);
  if (country?.restricted) return { state: undefined };
  const state = await seed((client) => [
    ...shelfCategories.map((name) => prefetch(client, categoryQuery(name, call))),
    ...(skin.switches.winnersTicker ? [prefetch(client, latestWinnersQuery(call))] : []),
  ]);
  return { state };
};

/** In the browser the cache has it, or the ticker asks by itself. */
export const clientLoader = () => ({ state: undefined });

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return [
    { title: titleOr(site?.skin.texts.pageTitle, site?.skin.brand.name ?? '') },
    { name: 'description', content: texts.descriptions.lobby },
    { tagName: 'link', rel: 'canonical', href: `${site?.publicUrl ?? ''}/` },
  ];
};

const LobbyRoute = ({ loaderData }: Route.ComponentProps) => {
  const category = useSearchParams()[0].get('category');
  return (
    <HydrationBoundary state={loaderData.state}>
      {category === null ? <Lobby /> : <CategoryPage category={category} />}
    </HydrationBoundary>
  );
};

export default LobbyRoute;

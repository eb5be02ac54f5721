import { data, redirect, useSearchParams } from 'react-router';
import { TroublePage } from '../../errors/crash-page.tsx';
import { ListPage } from '../list/list-page.tsx';
import { listAddress, ownAddress, readView, type LobbyView } from '../list/list-address.ts';
import { offerSentence } from '../offer-headline.ts';
import { welcomeOf } from '../offers.tsx';
import { getQueryClient } from '../../../platform/calls/query-client.ts';
import { advertsQuery } from '../../../queries/promotions.ts';
import { titleOfView } from '../list/list-title.ts';
import { Lobby } from '../lobby.tsx';
import { PlayOnly } from '../../../layout/gates/play-only.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext, type SiteServices } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import {
  categoryQuery,
  gameListQuery,
  jackpotsQuery,
  recentGamesQuery,
  recommendedQuery,
  shelvesInDocument,
  winnersQuery,
} from '../../../queries/games.ts';
import { closedPath } from '../../../queries/protection.ts';
import { runningRaceQuery } from '../race/running-race.ts';
import { prefetch, dehydrate } from '../../../queries/dehydrate.ts';
import { HydratedCache } from '../../../queries/hydrated-cache.tsx';
import { texts } from '../../../texts/texts.ts';
import { lobbyTexts } from '../texts.ts';
import type { Route } from './+types/lobby.ts';

const viewOr404 = (url: string): LobbyView => {
  const view = readView(new URL(url, 'http://here').searchParams);
  if (view === undefined) throw data(null, { status: 404 });
  return view;
};

const seedView = (view: LobbyView, { call, session, skin }: SiteServices) =>
  dehydrate((client) => {
    // A tile of a game with jackpots has its meter.
    if (view.kind === 'list')
      return [prefetch(client, gameListQuery(view.filter, view.show, call)), prefetch(client, jackpotsQuery(call))];
    const recent = session === null ? [] : [prefetch(client, recentGamesQuery(call))];
    if (view.kind === 'continue') return recent;
    if (view.kind === 'favourites') return [];
    return [
      ...recent,
      prefetch(client, advertsQuery(session !== null, call)),
      ...shelvesInDocument.map((name) => prefetch(client, categoryQuery(name, call))),
      prefetch(client, jackpotsQuery(call)),
      prefetch(client, recommendedQuery(call)),
      prefetch(client, runningRaceQuery(call)),
      ...(skin.switches.winnersTicker ? [prefetch(client, winnersQuery('latest', undefined, call))] : []),
    ];
  });

/** What a search engine reads is what a new player is offered, whoever asks; without an offer the page's own. */
const offerDescription = async ({ call }: SiteServices): Promise<string | undefined> => {
  const adverts = await getQueryClient()
    .query(advertsQuery(false, call))
    .catch(() => []);
  return offerSentence(welcomeOf(adverts));
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  // A blocked visitor sees the gate on every URL.
  if (services.country?.restricted) return { state: undefined, description: undefined };
  if (services.confined) throw redirect(closedPath);
  const view = viewOr404(request.url);
  const description = view.kind === 'lobby' ? await offerDescription(services) : undefined;
  return { state: await seedView(view, services), description };
};

/** In the browser the cache has it, or the component fetches it. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  viewOr404(request.url);
  return { state: undefined, description: undefined };
};

/** Each list has its own URL; filters and order do not make it another page. */
const canonicalOf = (view: LobbyView): string => {
  if (view.kind === 'lobby') return '/';
  if (view.kind !== 'list') return ownAddress(view.kind);
  const { category, provider } = view.filter;
  return listAddress({ ...(category && { category }), ...(provider && { provider }) });
};

const unseen = { name: 'robots', content: 'noindex' };

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  const view = readView(new URLSearchParams(location.search));
  if (view === undefined) return [{ title: texts.titles.notFound(brand) }, unseen];
  const list = titleOfView(view);
  const title = list === undefined ? (site?.skin.texts.pageTitle ?? brand) : lobbyTexts.listTitle(list, brand);
  const offer = loaderData?.description;
  const description = offer === undefined ? lobbyTexts.description : `${offer} ${lobbyTexts.description}`;
  const tags = pageMeta(site, { title, description, path: canonicalOf(view) });
  // Personal lists are not indexed by search engines.
  return view.kind === 'favourites' || view.kind === 'continue' ? [...tags, unseen] : tags;
};

const LobbyRoute = ({ loaderData }: Route.ComponentProps) => {
  const view = readView(useSearchParams()[0]);
  return (
    <PlayOnly>
      <HydratedCache state={loaderData.state}>
        {view === undefined || view.kind === 'lobby' ? <Lobby /> : <ListPage view={view} />}
      </HydratedCache>
    </PlayOnly>
  );
};

export default LobbyRoute;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <TroublePage error={error} />;

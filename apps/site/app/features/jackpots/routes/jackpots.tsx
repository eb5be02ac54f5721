import { redirect } from 'react-router';
import { PlayOnly } from '../../../layout/gates/play-only.tsx';
import { servicesContext } from '../../../platform/calls/services.ts';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { dehydrate, prefetch } from '../../../queries/dehydrate.ts';
import { jackpotsQuery } from '../../../queries/games.ts';
import { HydratedCache } from '../../../queries/hydrated-cache.tsx';
import { closedPath } from '../../../queries/protection.ts';
import { JackpotsPage } from '../jackpots-page.tsx';
import { jackpotTexts } from '../texts.ts';
import type { Route } from './+types/jackpots.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const title = jackpotTexts.pageTitle(site?.skin.brand.name ?? '');
  return pageMeta(site, { title, description: jackpotTexts.description, path: '/jackpots' });
};

/** With what is in them: a meter is there with the page, and rolls from there. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call, country, confined } = context.get(servicesContext);
  // A blocked visitor sees the gate on every URL.
  if (country?.restricted) return { state: undefined };
  if (confined) throw redirect(closedPath);
  return { state: await dehydrate((client) => [prefetch(client, jackpotsQuery(call))]) };
};

/** In the browser the cache has them, or the component fetches them. */
export const clientLoader = () => ({ state: undefined });

const JackpotsRoute = ({ loaderData: { state } }: Route.ComponentProps) => (
  <PlayOnly>
    <HydratedCache state={state}>
      <JackpotsPage />
    </HydratedCache>
  </PlayOnly>
);

export default JackpotsRoute;

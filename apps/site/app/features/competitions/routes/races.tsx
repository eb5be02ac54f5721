import type { RouteHandle } from '../../../layout/route-handle.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { RacesPage } from '../races-page.tsx';
import { competitionTexts } from '../texts.ts';
import type { Route } from './+types/races.ts';

export const handle: RouteHandle = {};

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: competitionTexts.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const RacesRoute = () => <RacesPage />;

export default RacesRoute;

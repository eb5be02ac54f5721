import { BonusesPage } from '../bonuses-page.tsx';
import type { RouteHandle } from '../../../layout/route-handle.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { historyTexts } from '../texts.ts';
import type { Route } from './+types/bonuses.ts';

export const handle: RouteHandle = { icons: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: historyTexts.titles.bonuses(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: personal, live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const BonusesRoute = () => <BonusesPage />;

export default BonusesRoute;

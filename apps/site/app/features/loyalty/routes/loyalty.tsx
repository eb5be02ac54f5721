import type { RouteHandle } from '../../../layout/route-handle.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { LoyaltyPage } from '../loyalty-page.tsx';
import { loyaltyTexts } from '../texts.ts';
import type { Route } from './+types/loyalty.ts';

export const handle: RouteHandle = { icons: false };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: loyaltyTexts.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: personal, live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const LoyaltyRoute = () => <LoyaltyPage />;

export default LoyaltyRoute;

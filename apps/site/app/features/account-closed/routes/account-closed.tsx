import { ClosedPage } from '../closed-page.tsx';
import type { RouteHandle } from '../../../layout/route-handle.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { protectionTexts } from '../../limits/texts.ts';
import type { Route } from './+types/account-closed.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: protectionTexts.titles.closed(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

export const handle: RouteHandle = { bare: true };

/** Rendered in the browser only: personal, live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const AccountClosedRoute = () => <ClosedPage />;

export default AccountClosedRoute;

import type { RouteHandle } from '../../../layout/route-handle.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { ReferralPage } from '../referral-page.tsx';
import { referralTexts } from '../texts.ts';
import type { Route } from './+types/invite.ts';

export const handle: RouteHandle = { icons: false };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: referralTexts.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: personal, live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const InviteRoute = () => <ReferralPage />;

export default InviteRoute;

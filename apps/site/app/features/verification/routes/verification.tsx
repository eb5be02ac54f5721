import { VerificationPage } from '../verification-page.tsx';
import type { RouteHandle } from '../../../layout/route-handle.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { verificationTexts } from '../texts.ts';
import type { Route } from './+types/verification.ts';

export const handle: RouteHandle = { icons: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: verificationTexts.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: personal, live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { VerificationSkeleton as HydrateFallback } from '../verification-skeleton.tsx';

const VerificationRoute = () => <VerificationPage />;

export default VerificationRoute;

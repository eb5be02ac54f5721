import { DepositPage } from '../deposit-page.tsx';
import { siteOf } from '../../../platform/page/site-data.ts';
import { depositTexts } from '../texts.ts';
import type { Route } from './+types/deposit.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: depositTexts.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: personal, live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const DepositRoute = () => <DepositPage />;

export default DepositRoute;

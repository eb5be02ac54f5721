import { PlayOnly } from '../../../layout/gates/play-only.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { JackpotsPage } from '../jackpots-page.tsx';
import { jackpotTexts } from '../texts.ts';
import type { Route } from './+types/jackpots.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const title = jackpotTexts.pageTitle(site?.skin.brand.name ?? '');
  return pageMeta(site, { title, description: jackpotTexts.description, path: '/jackpots' });
};

/** Rendered in the browser only: live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const JackpotsRoute = () => (
  <PlayOnly>
    <JackpotsPage />
  </PlayOnly>
);

export default JackpotsRoute;

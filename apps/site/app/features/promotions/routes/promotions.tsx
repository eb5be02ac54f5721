import { redirect } from 'react-router';
import { TroublePage } from '../../errors/crash-page.tsx';
import { PlayOnly } from '../../../layout/gates/play-only.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { HydratedCache } from '../../../queries/hydrated-cache.tsx';
import { closedPath } from '../../../queries/protection.ts';
import { PromotionsPage } from '../promotions-page.tsx';
import { seedPromotions } from '../seed-promotions.ts';
import { promotionTexts as words } from '../texts.ts';
import type { Route } from './+types/promotions.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  // A blocked visitor sees the gate on every URL.
  if (services.country?.restricted) return { state: undefined };
  if (services.confined) throw redirect(closedPath);
  return { state: (await seedPromotions(services)).state };
};

/** In the browser the cache has it, or the component fetches it. */
export const clientLoader = () => ({ state: undefined });

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  return pageMeta(site, {
    title: words.pageTitle(brand),
    description: words.description(brand),
    path: '/promotions',
  });
};

const PromotionsRoute = ({ loaderData: { state } }: Route.ComponentProps) => (
  <PlayOnly>
    <HydratedCache state={state}>
      <PromotionsPage />
    </HydratedCache>
  </PlayOnly>
);

export default PromotionsRoute;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <TroublePage error={error} />;

import { data, redirect } from 'react-router';
import { TroublePage } from '../../errors/crash-page.tsx';
import { PlayOnly } from '../../../layout/gates/play-only.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { HydratedCache } from '../../../queries/hydrated-cache.tsx';
import { closedPath } from '../../../queries/protection.ts';
import { headlineOf, offerAddress } from '../offer-names.ts';
import { PromotionPage } from '../promotion-page.tsx';
import { seedPromotions } from '../seed-promotions.ts';
import { promotionTexts as words } from '../texts.ts';
import type { Route } from './+types/promotion.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  if (services.country?.restricted) return { state: undefined, offer: undefined };
  if (services.confined) throw redirect(closedPath);
  const { state, offers } = await seedPromotions(services);
  const offer = offers.find(({ id }) => id === params.id);
  // A player's own promotion has an address too; to a visitor only what is offered exists.
  if (offer === undefined && services.session === null) throw data(null, { status: 404 });
  return { state, offer: offer && { headline: headlineOf(offer), summary: offer.summary } };
};

export const clientLoader = () => ({ state: undefined, offer: undefined });

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  const offer = loaderData?.offer;
  if (offer === undefined) return [{ title: words.pageTitle(brand) }, { name: 'robots', content: 'noindex' }];
  return pageMeta(site, {
    title: words.offerPageTitle(offer.headline, brand),
    description: offer.summary,
    path: offerAddress(params.id),
  });
};

const PromotionRoute = ({ loaderData: { state }, params }: Route.ComponentProps) => (
  <PlayOnly>
    <HydratedCache state={state}>
      <PromotionPage id={params.id} />
    </HydratedCache>
  </PlayOnly>
);

export default PromotionRoute;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <TroublePage error={error} />;

import { getPayOutTimes } from '@carmine/contract/pay-out-times';
import { PayOutTimesPage } from '../pay-out-times.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { helpTexts } from '../texts.ts';
import type { Route } from './+types/pay-out-times.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(servicesContext);
  const times = await call(getPayOutTimes, {});
  return { times: times.ok ? times.data : undefined };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: helpTexts.payOuts.pageTitle(site?.skin.brand.name ?? ''),
    description: helpTexts.payOuts.description,
    path: '/en/pay-out-times',
  });
};

const PayOutTimesRoute = ({ loaderData }: Route.ComponentProps) => <PayOutTimesPage times={loaderData.times} />;

export default PayOutTimesRoute;

import { getPayOutTimes } from '@carmine/contract/payments/pay-out-times';
import { data } from 'react-router';
import { PayOutTimesPage } from '../pay-out-times.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { payOutTimesAddress } from '../../../platform/page/text-address.ts';
import { textLanguage } from '../../../platform/page/text-language.ts';
import { helpTexts } from '../texts.ts';
import type { Route } from './+types/pay-out-times.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call, skin } = context.get(servicesContext);
  const language = textLanguage(params.lang, skin);
  if (language === undefined) throw data(null, { status: 404 });
  const times = await call(getPayOutTimes, {});
  return { times: times.ok ? times.data : undefined, language };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: helpTexts.payOuts.pageTitle(site?.skin.brand.name ?? ''),
    description: helpTexts.payOuts.description,
    path: payOutTimesAddress(loaderData?.language),
    pathIn: payOutTimesAddress,
  });
};

const PayOutTimesRoute = ({ loaderData }: Route.ComponentProps) => <PayOutTimesPage times={loaderData.times} />;

export default PayOutTimesRoute;

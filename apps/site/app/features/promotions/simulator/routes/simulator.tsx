import { data } from 'react-router';
import { pageMeta } from '../../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../../platform/calls/services.ts';
import { siteOf } from '../../../../platform/page/site-data.ts';
import { bonusSimulatorAddress } from '../../../../platform/page/text-address.ts';
import { textLanguage } from '../../../../platform/page/text-language.ts';
import { SimulatorPage } from '../simulator-page.tsx';
import { simulatorTexts } from '../texts.ts';
import type { Route } from './+types/simulator.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const language = textLanguage(params.lang, context.get(servicesContext).skin);
  if (language === undefined) throw data(null, { status: 404 });
  return { language };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: simulatorTexts.pageTitle(site?.skin.brand.name ?? ''),
    description: simulatorTexts.description,
    path: bonusSimulatorAddress(loaderData?.language),
    pathIn: bonusSimulatorAddress,
  });
};

const SimulatorRoute = () => <SimulatorPage />;

export default SimulatorRoute;

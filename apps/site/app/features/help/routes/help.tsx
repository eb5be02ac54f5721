import { getHelp } from '@carmine/contract/help';
import { HelpPage } from '../help-page.tsx';
import { orThrowMessage } from '../../../platform/calls/answers.ts';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { helpTexts } from '../texts.ts';
import type { Route } from './+types/help.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(servicesContext);
  return { articles: orThrowMessage(await call(getHelp, {})) };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  return pageMeta(site, {
    title: helpTexts.pageTitle(brand),
    description: helpTexts.description(brand),
    path: '/en/help',
  });
};

const HelpRoute = ({ loaderData }: Route.ComponentProps) => <HelpPage articles={loaderData.articles} />;

export default HelpRoute;

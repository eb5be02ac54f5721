import { getHelp } from '@carmine/contract/content/help';
import { data } from 'react-router';
import { HelpPage } from '../help-page.tsx';
import { orThrowMessage } from '../../../platform/calls/answers.ts';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { helpAddress } from '../../../platform/page/text-address.ts';
import { textLanguage } from '../../../platform/page/text-language.ts';
import { helpTexts } from '../texts.ts';
import type { Route } from './+types/help.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call, skin } = context.get(servicesContext);
  const language = textLanguage(params.lang, skin);
  if (language === undefined) throw data(null, { status: 404 });
  return { articles: orThrowMessage(await call(getHelp, { query: { language } })), language };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  return pageMeta(site, {
    title: helpTexts.pageTitle(brand),
    description: helpTexts.description(brand),
    path: helpAddress(undefined, loaderData?.language),
    pathIn: (language) => helpAddress(undefined, language),
  });
};

const HelpRoute = ({ loaderData }: Route.ComponentProps) => (
  <HelpPage articles={loaderData.articles} language={loaderData.language} />
);

export default HelpRoute;

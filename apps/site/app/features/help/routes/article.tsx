import { getHelp } from '@carmine/contract/content/help';
import { data } from 'react-router';
import { HelpArticlePage } from '../help-page.tsx';
import { plainText } from '../../pages/prose.tsx';
import { orThrowMessage } from '../../../platform/calls/answers.ts';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { helpAddress } from '../../../platform/page/text-address.ts';
import { textLanguage } from '../../../platform/page/text-language.ts';
import { helpTexts } from '../texts.ts';
import type { Route } from './+types/article.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call, skin } = context.get(servicesContext);
  const language = textLanguage(params.lang, skin);
  if (language === undefined) throw data(null, { status: 404 });
  const articles = orThrowMessage(await call(getHelp, { query: { language } }));
  const article = articles.find(({ name }) => name === params.article);
  if (article === undefined) throw data(null, { status: 404 });
  return { article, articles, language };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  const article = loaderData?.article;
  return pageMeta(site, {
    title: helpTexts.articleTitle(article?.title ?? helpTexts.missing, brand),
    description: plainText(article?.paragraphs[0] ?? ''),
    path: helpAddress(article?.name, loaderData?.language),
    pathIn: (language) => helpAddress(article?.name, language),
  });
};

const HelpArticleRoute = ({ loaderData }: Route.ComponentProps) => <HelpArticlePage {...loaderData} />;

export default HelpArticleRoute;

import { getPage } from '@carmine/contract/games/game-service';
import { data } from 'react-router';
import { LegalPageView } from '../legal-page.tsx';
import { plainText } from '../prose.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { legalAddress } from '../../../platform/page/text-address.ts';
import { textLanguage } from '../../../platform/page/text-language.ts';
import type { Route } from './+types/page.ts';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { call, skin } = context.get(servicesContext);
  const language = textLanguage(params.lang, skin);
  if (language === undefined) throw data(null, { status: 404 });
  const version = new URL(request.url).searchParams.get('version')?.slice(0, 16);
  const query = { language, ...(version === undefined ? {} : { version }) };
  const page = await call(getPage, { params: { name: params.page }, query });
  if (!page.ok) throw data(null, { status: 404 });
  return { page: page.data, language };
};

/** Meta descriptions are limited to two lines: whole words of the first paragraph. */
const mostSigns = 155;

const descriptionOf = (text: string): string =>
  text.length <= mostSigns ? text : `${text.slice(0, mostSigns).replace(/[\s,.:;]+\S*$/, '')} …`;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  if (loaderData === undefined) return [{ title: brand }];
  const { page, language } = loaderData;
  return pageMeta(site, {
    title: `${page.title} · ${brand}`,
    description: descriptionOf(plainText(page.sections[0]?.paragraphs[0] ?? '')),
    path: legalAddress(page.name, language),
    pathIn: (other) => legalAddress(page.name, other),
  });
};

const PageRoute = ({ loaderData }: Route.ComponentProps) => (
  <LegalPageView page={loaderData.page} language={loaderData.language} />
);

export default PageRoute;

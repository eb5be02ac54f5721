import { getPage } from '@carmine/contract/game-service';
import { data } from 'react-router';
import { LegalPageView } from '../legal-page.tsx';
import { plainText } from '../prose.tsx';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import type { Route } from './+types/page.ts';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { call } = context.get(servicesContext);
  const version = new URL(request.url).searchParams.get('version')?.slice(0, 16);
  const page = await call(getPage, { params: { name: params.page }, query: version === undefined ? {} : { version } });
  if (!page.ok) throw data(null, { status: 404 });
  return page.data;
};

/** Meta descriptions are limited to two lines: whole words of the first paragraph. */
const mostSigns = 155;

const descriptionOf = (text: string): string =>
  text.length <= mostSigns ? text : `${text.slice(0, mostSigns).replace(/[\s,.:;]+\S*$/, '')} …`;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: [loaderData?.title, site?.skin.brand.name].filter(Boolean).join(' · '),
    description: descriptionOf(plainText(loaderData?.sections[0]?.paragraphs[0] ?? '')),
    path: `/en/page/${loaderData?.name ?? ''}`,
  });
};

const PageRoute = ({ loaderData }: Route.ComponentProps) => <LegalPageView page={loaderData} />;

export default PageRoute;

import { getHelp } from '@carmine/contract';
import { HelpPage } from '../features/help/help-page.tsx';
import { orThrowMessage } from '../platform/answers.ts';
import { servicesContext } from '../platform/services.ts';
import { siteOf } from '../platform/site-data.ts';
import { helpTexts } from '../texts/en-help.ts';
import type { Route } from './+types/help.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(servicesContext);
  return { articles: orThrowMessage(await call(getHelp, {})) };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  return [
    { title: helpTexts.pageTitle(brand) },
    { name: 'description', content: helpTexts.description(brand) },
    { tagName: 'link', rel: 'canonical', href: `${site?.publicUrl ?? ''}/en/help` },
  ];
};

const HelpRoute = ({ loaderData }: Route.ComponentProps) => <HelpPage articles={loaderData.articles} />;

export default HelpRoute;

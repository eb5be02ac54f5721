import { data } from 'react-router';
import { MessagePage } from '../crash-page.tsx';
import { siteOf } from '../../../platform/page/site-data.ts';
import { texts } from '../../../texts/texts.ts';
import { troubleTexts } from '../texts.ts';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: texts.titles.notFound(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

const NotFound = () => <MessagePage title={troubleTexts.notFoundTitle} text={troubleTexts.notFoundText} />;

export default NotFound;

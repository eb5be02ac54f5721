import { ConfirmPage } from '../confirm-page.tsx';
import { siteOf } from '../../../platform/page/site-data.ts';
import { entryTexts } from '../texts.ts';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: entryTexts.confirm.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const ConfirmRoute = () => <ConfirmPage />;

export default ConfirmRoute;

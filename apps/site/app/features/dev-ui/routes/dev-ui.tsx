import { data } from 'react-router';
import { DevUiPage } from '../dev-ui-page.tsx';
import { servicesContext } from '../../../platform/calls/services.ts';
import { devTexts } from '../texts.ts';
import type { Route } from './+types/dev-ui.ts';

/** 404 unless enabled by DEV_UI. */
export const loader = ({ context }: Route.LoaderArgs) => {
  if (context.get(servicesContext).site.devUi !== true) throw data(null, { status: 404 });
  return null;
};

export const meta = () => [{ title: devTexts.title }, { name: 'robots', content: 'noindex' }];

const DevUiRoute = () => <DevUiPage />;

export default DevUiRoute;

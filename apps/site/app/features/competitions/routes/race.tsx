import { siteOf } from '../../../platform/page/site-data.ts';
import { RacePage } from '../race-page.tsx';
import { competitionTexts } from '../texts.ts';
import type { Route } from './+types/race.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: competitionTexts.pageTitle(siteOf(matches)?.skin.brand.name ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** Rendered in the browser only: live data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { PageWait as HydrateFallback } from '../../../layout/page-wait.tsx';

const RaceRoute = ({ params }: Route.ComponentProps) => <RacePage id={params.id} />;

export default RaceRoute;

import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const pagesRoutes: readonly RouteConfigEntry[] = [route(':lang/page/:page', 'features/pages/routes/page.tsx')];

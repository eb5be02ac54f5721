import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const helpRoutes: readonly RouteConfigEntry[] = [
  route(':lang/help', 'features/help/routes/help.tsx'),
  route(':lang/help/:article', 'features/help/routes/article.tsx'),
  route(':lang/pay-out-times', 'features/help/routes/pay-out-times.tsx'),
];

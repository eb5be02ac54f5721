import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const helpRoutes: readonly RouteConfigEntry[] = [
  route('en/help', 'features/help/routes/help.tsx'),
  route('en/help/:article', 'features/help/routes/article.tsx'),
  route('en/pay-out-times', 'features/help/routes/pay-out-times.tsx'),
];

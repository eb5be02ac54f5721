import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const accountClosedRoutes: readonly RouteConfigEntry[] = [
  route('account/closed', 'features/account-closed/routes/account-closed.tsx'),
];

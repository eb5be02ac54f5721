import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const sessionRoutes: readonly RouteConfigEntry[] = [
  route('account/confirm', 'features/session/routes/confirm.tsx'),
];

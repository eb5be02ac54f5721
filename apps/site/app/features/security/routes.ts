import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const securityRoutes: readonly RouteConfigEntry[] = [
  route('profile/security', 'features/security/routes/security.tsx'),
];

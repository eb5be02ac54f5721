import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const sessionsRoutes: readonly RouteConfigEntry[] = [
  route('profile/sessions', 'features/sessions/routes/sessions.tsx'),
];

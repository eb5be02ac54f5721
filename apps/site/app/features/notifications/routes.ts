import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const notificationsRoutes: readonly RouteConfigEntry[] = [
  route('profile/notifications', 'features/notifications/routes/notifications.tsx'),
  route('unsubscribe/:id', 'features/notifications/routes/unsubscribe.tsx'),
];

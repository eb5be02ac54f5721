import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const activityRoutes: readonly RouteConfigEntry[] = [
  route('profile/activity', 'features/activity/routes/activity.tsx'),
];

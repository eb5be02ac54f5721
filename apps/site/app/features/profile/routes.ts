import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const profileRoutes: readonly RouteConfigEntry[] = [route('profile', 'features/profile/routes/profile.tsx')];

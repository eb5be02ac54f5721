import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const limitsRoutes: readonly RouteConfigEntry[] = [route('profile/limits', 'features/limits/routes/limits.tsx')];

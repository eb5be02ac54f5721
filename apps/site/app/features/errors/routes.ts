import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const errorsRoutes: readonly RouteConfigEntry[] = [route('*', 'features/errors/routes/not-found.tsx')];

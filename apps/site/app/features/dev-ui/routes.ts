import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const devUiRoutes: readonly RouteConfigEntry[] = [route('dev/ui', 'features/dev-ui/routes/dev-ui.tsx')];

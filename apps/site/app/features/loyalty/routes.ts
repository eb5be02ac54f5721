import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const loyaltyRoutes: readonly RouteConfigEntry[] = [route('loyalty', 'features/loyalty/routes/loyalty.tsx')];

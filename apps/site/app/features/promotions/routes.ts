import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const promotionsRoutes: readonly RouteConfigEntry[] = [
  route('promotions', 'features/promotions/routes/promotions.tsx'),
  route('promotions/:id', 'features/promotions/routes/promotion.tsx'),
];

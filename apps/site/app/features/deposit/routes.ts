import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const depositRoutes: readonly RouteConfigEntry[] = [
  route('wallet/deposit', 'features/deposit/routes/deposit.tsx'),
];

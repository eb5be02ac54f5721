import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const cashOutRoutes: readonly RouteConfigEntry[] = [
  route('wallet/withdraw/:id', 'features/cash-out/routes/cash-out.tsx'),
];

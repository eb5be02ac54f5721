import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const simulatorRoutes: readonly RouteConfigEntry[] = [
  route(':lang/bonus-simulator', 'features/promotions/simulator/routes/simulator.tsx'),
];

import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const competitionRoutes: readonly RouteConfigEntry[] = [
  route('races', 'features/competitions/routes/races.tsx'),
  route('races/:id', 'features/competitions/routes/race.tsx'),
];

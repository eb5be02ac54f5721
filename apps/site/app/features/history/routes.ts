import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const historyRoutes: readonly RouteConfigEntry[] = [
  route('history/bets', 'features/history/routes/bets.tsx'),
  route('history/bets/:round', 'features/history/routes/round.tsx'),
  route('history/bonuses', 'features/history/routes/bonuses.tsx'),
  route('history/payments', 'features/history/routes/payments.tsx'),
];

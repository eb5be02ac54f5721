import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const jackpotRoutes: readonly RouteConfigEntry[] = [route('jackpots', 'features/jackpots/routes/jackpots.tsx')];

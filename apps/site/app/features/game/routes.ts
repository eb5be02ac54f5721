import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const gameRoutes: readonly RouteConfigEntry[] = [route('game/:gameName', 'features/game/routes/game.tsx')];

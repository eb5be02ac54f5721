import { index, type RouteConfigEntry } from '@react-router/dev/routes';

export const lobbyRoutes: readonly RouteConfigEntry[] = [index('features/lobby/routes/lobby.tsx')];

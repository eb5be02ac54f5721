import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const walletsRoutes: readonly RouteConfigEntry[] = [route('wallet', 'features/wallets/routes/wallets.tsx')];

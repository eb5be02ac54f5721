import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const proofsRoutes: readonly RouteConfigEntry[] = [route('history/proofs', 'features/proofs/routes/proofs.tsx')];

import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const referralsRoutes: readonly RouteConfigEntry[] = [route('invite', 'features/referrals/routes/invite.tsx')];

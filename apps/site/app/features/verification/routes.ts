import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const verificationRoutes: readonly RouteConfigEntry[] = [
  route('profile/verification', 'features/verification/routes/verification.tsx'),
];

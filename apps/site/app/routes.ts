/** Every page is in its feature's own list; here are the routes without a feature. */
import { route, type RouteConfig } from '@react-router/dev/routes';
import { accountClosedRoutes } from './features/account-closed/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { cashOutRoutes } from './features/cash-out/routes.ts';
import { depositRoutes } from './features/deposit/routes.ts';
import { devUiRoutes } from './features/dev-ui/routes.ts';
import { errorsRoutes } from './features/errors/routes.ts';
import { gameRoutes } from './features/game/routes.ts';
import { helpRoutes } from './features/help/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { limitsRoutes } from './features/limits/routes.ts';
import { competitionRoutes } from './features/competitions/routes.ts';
import { jackpotRoutes } from './features/jackpots/routes.ts';
import { loyaltyRoutes } from './features/loyalty/routes.ts';
import { lobbyRoutes } from './features/lobby/routes.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { pagesRoutes } from './features/pages/routes.ts';
import { referralsRoutes } from './features/referrals/routes.ts';
import { promotionsRoutes } from './features/promotions/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { proofsRoutes } from './features/proofs/routes.ts';
import { securityRoutes } from './features/security/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { simulatorRoutes } from './features/promotions/simulator/routes.ts';
import { sessionsRoutes } from './features/sessions/routes.ts';
import { verificationRoutes } from './features/verification/routes.ts';
import { walletsRoutes } from './features/wallets/routes.ts';

export default [
  ...accountClosedRoutes,
  ...activityRoutes,
  ...cashOutRoutes,
  ...depositRoutes,
  ...devUiRoutes,
  ...gameRoutes,
  ...helpRoutes,
  ...historyRoutes,
  ...limitsRoutes,
  ...competitionRoutes,
  ...jackpotRoutes,
  ...loyaltyRoutes,
  ...lobbyRoutes,
  ...notificationsRoutes,
  ...pagesRoutes,
  ...profileRoutes,
  ...promotionsRoutes,
  ...referralsRoutes,
  ...proofsRoutes,
  ...securityRoutes,
  ...sessionRoutes,
  ...sessionsRoutes,
  ...simulatorRoutes,
  ...verificationRoutes,
  ...walletsRoutes,
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('service-worker.js', 'routes/service-worker.ts'),
  route('favicon.svg', 'routes/favicon.ts'),
  route('favicon.ico', 'routes/icon.ts', { id: 'favicon-ico' }),
  route('icons/:file', 'routes/icon.ts', { id: 'icons' }),
  // The catch-all route.
  ...errorsRoutes,
] satisfies RouteConfig;

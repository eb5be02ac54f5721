import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/lobby.tsx'),
  route('game/:gameName', 'routes/game.tsx'),
  route('wallet/deposit', 'routes/deposit.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('profile/notifications', 'routes/notifications.tsx'),
  route('profile/verification', 'routes/verification.tsx'),
  route('wallet/withdraw/:id', 'routes/cash-out.tsx'),
  route('profile/sessions', 'routes/sessions.tsx'),
  route('history/bets', 'routes/history-bets.tsx'),
  route('history/bets/:round', 'routes/history-round.tsx'),
  route('history/payments', 'routes/history-payments.tsx'),
  route('history/proofs', 'routes/history-proofs.tsx'),
  route('account/confirm', 'routes/confirm.tsx'),
  route('unsubscribe/:id', 'routes/unsubscribe.tsx'),
  route('en/page/:page', 'routes/page.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('favicon.svg', 'routes/favicon.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

/** Wires up compliance, games and their HTTP routes. */
import type { FastifyInstance } from 'fastify';
import type { HttpContext } from '../http/http-context.ts';
import { catalogueRoutes } from '../http/game-service/catalogue.ts';
import { launchRoutes } from '../http/game-service/launches.ts';
import { playGameRoutes } from '../http/play/games.ts';
import { gamingProblems } from '../http/play/problems.ts';
import { playRoundRoutes } from '../http/play/rounds.ts';
import { liveTableRoutes } from '../http/play/live-tables.ts';
import { activityRoutes } from '../http/profile-service/play/activity.ts';
import { betHistoryRoutes } from '../http/profile-service/play/bet-history.ts';
import { studioNotificationRoutes } from '../http/providers/studio-notifications.ts';
import { favouriteRoutes } from '../http/profile-service/play/favourites.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import { createGaming, type GameLibrary, type Gaming, type SaltBlocks, type Studio } from '../modules/gaming/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { blockHashAt, newestBlock } from '../modules/payments/index.ts';
import type { Rates } from '../modules/rates/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';

interface Neighbours {
  readonly compliance: Compliance;
  readonly identity: Pick<Identity, 'profile'>;
  readonly rates: Rates;
  readonly wallet: Wallet;
}

/** A block of the real network is final only under others; the sandbox's network has no forks. */
const depths = { sandbox: 0, live: 6 } as const;

const saltBlocks = ({ db, config }: Parameters<typeof composeGaming>[0]): SaltBlocks => ({
  newest: () => newestBlock(db),
  hashAt: (network, height) =>
    blockHashAt(db, { network, height, depth: depths[config?.deployment === 'sandbox' ? 'sandbox' : 'live'] }),
});

/** Updates the catalogue, the games closed to bonus money, and the restricted countries before serving requests. */
export const composeGaming = async (
  platform: Pick<Platform, 'db' | 'log' | 'clock' | 'random' | 'ids' | 'secretBox' | 'live'> & {
    readonly metrics?: Pick<Platform['metrics'], 'alarm'>;
    readonly studios?: readonly Studio[];
    readonly config?: Pick<Platform['config'], 'seedGames'> & Partial<Pick<Platform['config'], 'deployment'>>;
  },
  { compliance, identity, rates, wallet }: Neighbours,
  games?: GameLibrary,
): Promise<Gaming> => {
  const { metrics } = platform;
  const gaming = createGaming({
    ...platform,
    ...(metrics === undefined ? {} : { alarm: (kind, count) => metrics.alarm(kind, count) }),
    audit: auditLog,
    placeholderGames: platform.config?.seedGames ?? 0,
    opensTables: platform.config?.deployment === 'sandbox',
    ...(platform.config?.deployment === undefined ? {} : { saltBlocks: saltBlocks(platform) }),
    wallet,
    compliance,
    rates,
    findName: async (playerId) => (await identity.profile(playerId))?.firstName ?? undefined,
    ...(games === undefined ? {} : { games }),
  });
  await gaming.seedCatalogue();
  await compliance.shareRestrictions();
  return gaming;
};

/** Lobby, launches, play, favourites and history. */
export const gamingRoutes = (app: FastifyInstance, http: HttpContext, { gaming }: { gaming: Gaming }): void => {
  const service = { http, problems: gamingProblems };
  for (const register of [
    catalogueRoutes,
    launchRoutes,
    playGameRoutes,
    playRoundRoutes,
    liveTableRoutes,
    favouriteRoutes,
    betHistoryRoutes,
    activityRoutes,
  ]) {
    register(app, service, { gaming });
  }
  studioNotificationRoutes(app, http, { gaming });
};

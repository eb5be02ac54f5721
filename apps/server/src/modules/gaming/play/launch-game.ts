/** Launches a game: real money for a player who may play, play money for anybody. */
import type { Game } from '@carmine/contract/games/game-service';
import { demoCurrency, playUrl } from '@carmine/contract/games/play-address';
import { playSessionMs } from '@carmine/contract/settings';
import type { CurrencyCode } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Ids, PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { Compliance } from '../../compliance/index.ts';
import { jurisdictionKind, type Jurisdiction } from '../../geo/index.ts';
import type { Wallet, WalletBalance } from '../../wallet/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { seedDemo } from '../demo/demo-pairs.ts';
import { insertDemoSession } from '../demo/demo-store.ts';
import { refused, type Refused } from '../rounds/errors.ts';
import { isPlaceholderGame } from '../catalogue/placeholder-games.ts';
import type { SeedVault } from '../fairness/server-seed.ts';

export interface LaunchRequest {
  readonly launchId: string;
  readonly demo: boolean;
  readonly player:
    | { readonly playerId: PlayerId; readonly sessionId: SessionId; readonly playEpoch: number }
    | undefined;
  /** Country of the caller's address; `ZZ` if unknown. */
  readonly country: string;
}

export type LaunchOutcome =
  | { readonly ok: true; readonly url: string; readonly sessionId: string; readonly mode: 'demo' | 'real' }
  | Refused;

export interface LaunchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly vault: SeedVault;
  readonly compliance: Compliance;
  readonly wallet: Pick<Wallet, 'openPlaySession' | 'openRound' | 'wallets'>;
  readonly catalogue: Pick<Catalogue, 'of'>;
  /** How long a round of a game of live tables takes at least; undefined for games that each player plays alone. */
  readonly roundMsOf: (gameId: string) => Promise<number | undefined>;
}

/** Play money, with a fixed initial balance. */
const demoMoney = { currency: demoCurrency, balance: 100_000n };
/** Less than a day, to tolerate clock skew with the database. */
const lifetimeMs = playSessionMs - 60_000;

/** The pace of a shared round is its table's: it must be slow enough by itself, because several bets in it are one cycle. */
const cycleOf = async (
  deps: LaunchDeps,
  game: Game,
  { minCycleMs }: Pick<Jurisdiction, 'minCycleMs'>,
): Promise<number | undefined> => {
  const least = minCycleMs[jurisdictionKind(game.category)];
  const shared = await deps.roundMsOf(game.id);
  if (shared === undefined) return least;
  return least > shared ? undefined : 0;
};

const launchDemo = async (deps: LaunchDeps, game: Game, { player, country }: LaunchRequest): Promise<LaunchOutcome> => {
  if (!game.hasDemo) return refused('demo_unavailable');
  const permission = await deps.compliance.mayPlayDemo({ playerId: player?.playerId, addressCountry: country });
  if (!permission.ok) return refused(permission.reason);
  const token = deps.random.token();
  const minimumCycleMs = await cycleOf(deps, game, permission.jurisdiction);
  if (minimumCycleMs === undefined) return refused('game_unavailable');
  const id = await deps.db.transaction(async (sql) => {
    const session = await insertDemoSession(sql, {
      token,
      gameId: game.id,
      ...demoMoney,
      minimumCycleMs,
      featureBuy: permission.jurisdiction.featureBuy,
      from: player,
    });
    await seedDemo(sql, deps.vault, session);
    return session;
  });
  return {
    ok: true,
    url: playUrl(game.id, demoMoney.currency, token),
    sessionId: deps.ids.encode('pls', id),
    mode: 'demo',
  };
};

export const usualCurrency = (held: readonly WalletBalance[]): CurrencyCode | undefined =>
  (held.find((wallet) => wallet.default) ?? held[0])?.currency;

const launchReal = async (deps: LaunchDeps, game: Game, { player, country }: LaunchRequest): Promise<LaunchOutcome> => {
  if (player === undefined) return refused('unauthenticated');
  const { playerId, sessionId, playEpoch } = player;
  const permission = await deps.compliance.mayPlay({ playerId, addressCountry: country });
  if (!permission.ok) return refused(permission.reason);
  const minimumCycleMs = await cycleOf(deps, game, permission.jurisdiction);
  if (minimumCycleMs === undefined) return refused('game_unavailable');
  const [held, open] = await Promise.all([deps.wallet.wallets(playerId), deps.wallet.openRound(playerId, game.id)]);
  // An open round is finished in its currency, whatever the default is now.
  const currency = open?.currency ?? usualCurrency(held);
  if (currency === undefined) return refused('currency_unavailable');
  const opened = await deps.wallet.openPlaySession(deps.db, {
    playerId,
    sessionId,
    playEpoch,
    gameId: game.id,
    currency,
    minimumCycleMs,
    maximumStakeEurCents: permission.jurisdiction.maxStakeCents[jurisdictionKind(game.category)],
    expiresAt: new Date(deps.clock.now().getTime() + lifetimeMs),
  });
  // Open games were ended after this launch was admitted, by another browser or a new password.
  if (opened === undefined) return refused('unauthenticated');
  const { id, token } = opened;
  return { ok: true, url: playUrl(game.id, currency, token), sessionId: deps.ids.encode('pls', id), mode: 'real' };
};

export const launchGame =
  (deps: LaunchDeps) =>
  async (request: LaunchRequest): Promise<LaunchOutcome> => {
    const { games } = await deps.catalogue.of(request.country);
    const game = games.find(({ launchId }) => launchId === request.launchId);
    if (game === undefined || isPlaceholderGame(game)) return refused('game_unknown');
    if (game.maintenance === true) return refused('game_unavailable', { retryAfterS: 300 });
    return request.demo ? launchDemo(deps, game, request) : launchReal(deps, game, request);
  };

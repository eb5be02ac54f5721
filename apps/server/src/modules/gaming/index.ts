/** Owns the catalogue, launches, play, fairness and winners. Must write money only through the wallet. */
import type { Bet } from '@carmine/contract/games/bet-history';
import type { Favourite } from '@carmine/contract/games/favourites';
import type { Game, Winner } from '@carmine/contract/games/game-service';
import type { PlayGame, PlayRound } from '@carmine/contract/games/play';
import { liveGameById } from '@carmine/games';
import type { CurrencyCode, Language } from '@carmine/money';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { activityFile, readActivity } from './history/activity.ts';
import { actInRound } from './play/act-in-round.ts';
import { createBetHistory } from './history/bet-history.ts';
import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { readGames, readProviders } from './catalogue/catalogue-store.ts';
import { changeGame } from './catalogue/change-game.ts';
import { pruneDemoSessions } from './demo/demo-store.ts';
import { refused, type Refused } from './rounds/errors.ts';
import { createFavourites } from './catalogue/favourites.ts';
import { ownGames, type GameLibrary } from './catalogue/game-library.ts';
import { withWagerFacts } from './catalogue/wager-facts.ts';
import type { GamingDeps } from './deps.ts';
import { createLiveTables } from './live/live-tables.ts';
import { roundMsOf } from './live/tables.ts';
import { launchGame } from './play/launch-game.ts';
import { createPlayGames } from './play/play-game.ts';
import { createPlaySupport, type PlaySupport } from './play-support.ts';
import { realHistory } from './real/real-history.ts';
import { realPairs } from './real/real-pairs.ts';
import { createResolve } from './ends/resolve-rounds.ts';
import { warnRounds } from './ends/warn-rounds.ts';
import { rotateSeeds } from './play/rotate-seeds.ts';
import { toPlayRound } from './rounds/round-answer.ts';
import { createGameOutcomes } from './fairness/game-outcomes.ts';
import { studioRoundOf } from './fairness/shared-seeds-store.ts';
import { readRoundRecord } from './fairness/round-record.ts';
import { withSharedOutcome } from './fairness/shared-outcome.ts';
import { findPlaySession } from './play/find-play-session.ts';
import type { PlaySession } from './rounds/play-session.ts';
import { createSeedPairs } from './fairness/seed-pairs.ts';
import { houseEdge, publishedEdges } from './history/house-edge.ts';
import { promotionMoney } from './history/promotion-money.ts';
import { createJackpots } from './history/jackpots.ts';
import { createRecentGames } from './history/recent-games.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { createPlaceholderGames } from './catalogue/placeholder-games.ts';
import { toStakeRange } from './play/stakes.ts';
import { startRound } from './play/start-round.ts';
import { readFairness, readPlaySession } from './play/read-play-session.ts';
import { markPresented } from './play/unpresented-round.ts';
import { createWinnersHint } from './history/winners-hint.ts';
import { createWinners, maskName } from './history/winners.ts';

export { gamesOfCategory, type CatalogueView } from './catalogue/catalogue.ts';
export type { GameSettings, KnownGame } from './catalogue/catalogue-store.ts';
export type { GamingReason, Refused } from './rounds/errors.ts';
export type { GameLibrary } from './catalogue/game-library.ts';
export type { GamingDeps } from './deps.ts';
export { subscribeGaming } from './events.ts';
export { auditTriggers } from './fairness/audit-triggers.ts';
export { auditRounds, createRoundWatch, type RoundAudit } from './fairness/audit-rounds.ts';
export { declareGamingJobs } from './jobs.ts';
export type { NamedPool } from './history/jackpots.ts';
export { maskName } from './history/winners.ts';
export { standardBet } from './play/standard-bet.ts';
export type { PlaySession } from './rounds/play-session.ts';
export { sealedTriggers } from './fairness/jackpot-trigger.ts';
export { sealedSeeds } from './fairness/server-seed.ts';
export type { SaltBlocks } from './live/chains.ts';
export type { Studio } from './ports.ts';
export { sealedLinks } from './live/link-vault.ts';
export type { Bet, Favourite, Game, Winner };

/** Bets and their fairness data, by play session or by player. */
const createTable = ({ db, ids }: GamingDeps, support: PlaySupport) => {
  const record = readRoundRecord({
    ...{ ids, games: support.games },
    studioRound: async ({ sharedRoundId }) =>
      sharedRoundId === undefined ? undefined : studioRoundOf(db, sharedRoundId),
  });
  const markRoundPresented = markPresented({ ids, games: support.games });
  const pairsOf = (playerId: PlayerId) => realPairs(support.real, playerId);
  const historyOf = (playerId: PlayerId) => realHistory(support.real, { playerId, currency: 'EUR', gameId: '' });

  return {
    session: readPlaySession(support),
    startRound: startRound(support),
    actInRound: actInRound(support),
    rounds: async (playSession: PlaySession, size: number): Promise<PlayRound[]> => {
      const [pairs, history] = [support.pairsOf(playSession), support.historyOf(playSession)];
      const [rounds, balances] = await Promise.all([
        history.rounds(size),
        support.ledgerOf(playSession, 'ZZ').balances(),
      ]);
      const toRound = async (round: (typeof rounds)[number]) => {
        const game = support.games.byMath(round.gameId, round.mathVersion);
        const seeds = await pairs.ofRound(round);
        const steps = game?.live?.flight === undefined ? [] : await history.actions(round.id);
        return toPlayRound(withSharedOutcome(round, { game, seeds, steps }), { ids, game, seeds, balances });
      };
      return Promise.all(rounds.map(toRound));
    },
    fairnessAt: (playSession: PlaySession) => readFairness(support.pairsOf(playSession)),
    rotateAt: (playSession: PlaySession, clientSeed: string | undefined) =>
      rotateSeeds(support.pairsOf(playSession), clientSeed),
    fairness: (playerId: PlayerId) => readFairness(pairsOf(playerId)),
    rotate: (playerId: PlayerId, clientSeed: string | undefined) => rotateSeeds(pairsOf(playerId), clientSeed),
    round: (playerId: PlayerId, id: string) => record(historyOf(playerId), pairsOf(playerId), id),
    markPresented: (playSession: PlaySession, id: string, parts: number): Promise<boolean> =>
      markRoundPresented(support.historyOf(playSession), id, parts),
    roundAt: (playSession: PlaySession, id: string) =>
      record(support.historyOf(playSession), support.pairsOf(playSession), id),
  };
};

const isOpenIn =
  (catalogue: Catalogue) =>
  async (gameId: string): Promise<boolean> => {
    const known = (await catalogue.all()).find(({ game }) => game.id === gameId);
    return known === undefined || (known.settings.enabled && !known.settings.maintenance && known.away !== true);
  };

const knownGames =
  ({ db, studios }: Pick<GamingDeps, 'db' | 'studios'>, library: Pick<GameLibrary, 'byId'>) =>
  async () =>
    withWagerFacts({ byId: (id) => library.byId(id) ?? liveGameById(id) }, await readGames(db, studios));

export const createGaming = (deps: GamingDeps) => {
  const { db, wallet, ids } = deps;
  const library = deps.games ?? ownGames;
  const catalogue = createCatalogue(knownGames(deps, library), createPlaceholderGames(deps.placeholderGames ?? 0));
  const enabled = async () => (await catalogue.all()).filter(({ settings, away }) => settings.enabled && away !== true);
  const games = async (): Promise<readonly Game[]> => (await enabled()).map(({ game }) => game);
  const winners = createWinners({ ...deps, rates: () => deps.rates.all() });
  const jackpots = createJackpots({ ...deps, games: library });
  const hint = createWinnersHint(winners, deps.live);
  const support = createPlaySupport(deps, {
    winnersChanged: hint,
    poolsChanged: jackpots.hint,
    isOpen: isOpenIn(catalogue),
  });
  const playGame = createPlayGames();
  return {
    /** Call at startup, before the catalogue is read. */
    seedCatalogue: seedCatalogue({
      ...deps,
      games: support.games.all,
      sealTrigger: support.real.mustHit.triggers.make,
    }),
    catalogue,
    changeGame: changeGame({ ...deps, catalogue }),
    favourites: createFavourites({ sql: db, games }),
    recentGames: createRecentGames({ wallet, games }),
    bets: createBetHistory({ ids, wallet, providers: () => readProviders(db) }),
    activity: readActivity({ ...deps, games: support.games }),
    promotionMoney: promotionMoney({ wallet }),
    activityFile: activityFile({ ...deps, games: support.games }),
    winners,
    houseEdge: houseEdge(support.games),
    publishedEdges: publishedEdges(support.games),
    /** Our own slots, offered or not. */
    slots: support.games.all.filter(({ catalogue: { category } }) => category === 'slots').map(({ id }) => id),
    jackpots,

    launch: launchGame({ ...deps, vault: support.vault, catalogue, roundMsOf: roundMsOf(db) }),
    findPlaySession: findPlaySession({ db, wallet }),
    playGame: async (
      id: string,
      { currency, language }: { readonly currency: CurrencyCode; readonly language: Language },
    ): Promise<{ ok: true; game: PlayGame } | Refused> => {
      const game = support.games.byId(id) ?? liveGameById(id);
      if (game === undefined || !(await games()).some((known) => known.id === id)) return refused('game_unknown');
      const limits = await support.stakesFor(game, game.params.parse({}), currency);
      if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
      return { ok: true, game: playGame(game, language, toStakeRange(currency, limits)) };
    },
    ...createGameOutcomes(support.games, games),
    ...createTable(deps, support),
    liveTables: createLiveTables(deps, {
      ...support,
      shownName: async (playerId) => maskName(await deps.findName(playerId)),
    }),
    seedPairs: createSeedPairs({ ids, wallet, games: support.games, vault: support.vault }),

    /** For the worker. */
    resolve: createResolve({ clock: deps.clock, ids, games: support.games, real: support.real, wallet }),
    warnRounds: warnRounds({ games: support.games, ids, wallet }),
    prune: () => pruneDemoSessions(db),
  };
};

export type Gaming = ReturnType<typeof createGaming>;

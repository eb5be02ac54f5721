/** Wires up the dependencies of the play use cases: ledgers, pairs, limits, grants, hints. */
import type { AnyGame, StakeRule } from '@carmine/games';
import {
  currency as facts,
  type CurrencyCode,
  money,
  rateDecimals,
  readAmount,
  showAmount,
  toEur,
} from '@carmine/money';
import { createFreshValue, type FreshValue } from '../../platform/fresh-value.ts';
import { jurisdictionKind, type Jurisdiction } from '../geo/index.ts';
import type { CurrentRate } from '../rates/index.ts';
import { betPayouts } from './catalogue/bet-payouts.ts';
import { demoHistory } from './demo/demo-history.ts';
import { demoLedger, type DemoLedgerDeps } from './demo/demo-ledger.ts';
import { demoPairs } from './demo/demo-pairs.ts';
import type { GamingDeps } from './deps.ts';
import { ownGames, type GameLibrary } from './catalogue/game-library.ts';
import { createKeyMutex } from './rounds/key-mutex.ts';
import { usualCurrency } from './play/launch-game.ts';
import { createPlayClock } from './play/play-clock.ts';
import type { PlayDeps } from './play/deps.ts';
import { createJackpotPools } from './real/jackpot-pools.ts';
import { realHistory, type RealHistoryDeps } from './real/real-history.ts';
import { createWagerWeights } from './catalogue/wager-weight.ts';
import type { Outcome } from './rounds/round-answer.ts';
import { tableOf } from './catalogue/catalogue-store.ts';
import { realLedger, type RealLedgerDeps } from './real/real-ledger.ts';
import { realPairs, type RealPairsDeps } from './real/real-pairs.ts';
import { createTriggerVault } from './fairness/jackpot-trigger.ts';
import { createLruCache } from '../../platform/lru-cache.ts';
import type { PlaySession, RealPlaySession } from './rounds/play-session.ts';
import { createSeedCache } from './fairness/seed-cache.ts';
import { createSeedVault, type SeedVault } from './fairness/server-seed.ts';
import { createStakeRooms } from './play/stake-rooms.ts';
import { betStakes, stakeRule, toStakeRange, type BetStakes } from './play/stakes.ts';
import type { SessionDeps } from './play/read-play-session.ts';

const rateLifetimeMs = 2_000;

/** Rates that every bet needs, read at most every two seconds. */
const createEurRates = ({ rates }: GamingDeps) => {
  const known = new Map<CurrencyCode, FreshValue<CurrentRate | undefined>>();
  return (code: CurrencyCode): Promise<CurrentRate | undefined> => {
    const value = known.get(code) ?? createFreshValue(() => rates.rate(code), rateLifetimeMs);
    known.set(code, value);
    return value.read();
  };
};

export type EurRateOf = (code: CurrencyCode) => Promise<bigint | undefined>;

const kindOf = (game: AnyGame) => jurisdictionKind(game.catalogue.category);

interface KnownRule {
  /** Identifies the rule, because each rate has a different one. */
  readonly number: number;
  readonly scaled: bigint;
  readonly rule: StakeRule;
}

/** The stake range of a bet in a currency, within the jurisdiction's maximum if known. */
export const createStakes = (eurRateOf: EurRateOf) => {
  // Until the rate changes, rules and limits are the same for all bets in a currency, so both are cached.
  const rules = createLruCache<string, KnownRule>(1_000);
  const stakes = createLruCache<string, BetStakes>(1_000);
  let made = 0;
  const ruleOf = (currency: CurrencyCode, scaled: bigint, jurisdictionMaxCents: bigint | undefined): KnownRule => {
    const key = `${currency} ${jurisdictionMaxCents}`;
    const known = rules.get(key);
    if (known?.scaled === scaled) return known;
    made += 1;
    const rule = stakeRule({ currency, rate: { currency, scaled }, jurisdictionMaxCents });
    const fresh = { number: made, scaled, rule };
    rules.set(key, fresh);
    return fresh;
  };
  return async (
    game: AnyGame,
    params: unknown,
    currency: CurrencyCode,
    jurisdiction?: Jurisdiction,
  ): Promise<BetStakes | undefined> => {
    const scaled = await eurRateOf(currency);
    if (scaled === undefined) return undefined;
    const { number, rule } = ruleOf(currency, scaled, jurisdiction?.maxStakeCents[kindOf(game)]);
    const bet = game.payoutsOf === undefined ? '' : JSON.stringify(params);
    const key = `${number} ${game.mathVersion} ${bet}`;
    const known = stakes.get(key) ?? betStakes(rule, betPayouts(game, params));
    stakes.set(key, known);
    return known;
  };
};

/** Dependencies for booking, deciding and reading rounds for real money. */
export type RealDeps = RealLedgerDeps & RealPairsDeps & RealHistoryDeps;

export interface PlaySupport extends SessionDeps {
  readonly vault: SeedVault;
  readonly real: RealDeps;
  readonly eurRateOf: EurRateOf;
  readonly stakesFor: ReturnType<typeof createStakes>;
}

const createMoveWeights = (games: GameLibrary): RealDeps['wagerWeight'] => {
  const weightOf = createWagerWeights();
  return ({ gameId, mathVersion, outcome, final: isFinal, multiplierE4 }) => {
    const game = games.byMath(gameId, mathVersion);
    if (game === undefined) return { wagerWeightBp: 0 };
    return weightOf(game, { params: (outcome as unknown as Outcome).params, isFinal, multiplierE4 });
  };
};

const createReal = (deps: GamingDeps, games: GameLibrary, vault: SeedVault, eurRateOf: EurRateOf): RealDeps => ({
  db: deps.db,
  wallet: deps.wallet,
  vault,
  seedCache: createSeedCache(),
  pools: createJackpotPools(deps.wallet),
  mustHit: { ...deps, triggers: createTriggerVault(deps), withKeyMutex: createKeyMutex() },
  eurRate: async (currency) => {
    const scaled = await eurRateOf(currency);
    if (scaled === undefined) throw new Error(`No rate for ${currency}`);
    return scaled;
  },
  wagerWeight: createMoveWeights(games),
});

interface Hooks {
  readonly winnersChanged: () => void;
  readonly poolsChanged: () => void;
  readonly isOpen: PlayDeps['isOpen'];
}

/** Floored: what decides the chance of a jackpot is never more than what was staked. */
const microEuros = (amount: bigint, code: CurrencyCode, eurRate: bigint): bigint =>
  (amount * eurRate * 1_000_000n) / 10n ** BigInt(rateDecimals + facts(code).decimals);

const createAnnounce =
  ({ live, games = ownGames }: Pick<GamingDeps, 'live' | 'games'>, hooks: Hooks): PlayDeps['announce'] =>
  (playSession, { currency, balance, bonusBalance, payout, staked, status }) => {
    if (playSession.mode === 'demo') return;
    live.push({
      audience: { playerId: playSession.playerId },
      topic: 'balance',
      data: { currency, balance, bonusBalance },
    });
    const won =
      status === 'settled' && readAmount(currency, payout).subunits >= 2n * readAmount(currency, staked).subunits;
    if (won) hooks.winnersChanged();
    if ((games.byId(playSession.gameId)?.catalogue.jackpots ?? []).length > 0) hooks.poolsChanged();
  };

const createGrants = (
  { wallet, ids }: GamingDeps,
  library: GameLibrary,
): Pick<SessionDeps, 'findGrant' | 'freeSpinsOf' | 'freeSpinWinningsOf'> => {
  const takesSpins = (playSession: PlaySession): playSession is RealPlaySession => {
    const game = library.byId(playSession.gameId);
    // Only cash stakes take part in a jackpot.
    const isSlot = game !== undefined && kindOf(game) === 'slots' && game.catalogue.jackpots.length === 0;
    return playSession.mode === 'real' && isSlot;
  };
  const usable = async (playSession: PlaySession) => {
    // Free spins apply only to slots, and to those that their grant names.
    if (!takesSpins(playSession)) return [];
    const grants = await wallet.freeSpins(playSession.playerId);
    return grants.filter(
      ({ currency, left, games }) =>
        currency === playSession.currency && left > 0 && games.includes(playSession.gameId),
    );
  };
  return {
    findGrant: async (playSession, text, stake) => {
      const id = ids.decode('grt', text);
      return (await usable(playSession)).find((grant) => grant.id === id && grant.stake === stake)?.id;
    },
    freeSpinsOf: async (playSession) =>
      (await usable(playSession)).map(({ id, left, stake, total, validTo }) => ({
        grantId: ids.encode('grt', id),
        left,
        stake: showAmount(playSession.currency, stake),
        total,
        expiresAt: validTo.toISOString(),
      })),
    freeSpinWinningsOf: async (playSession) => {
      if (!takesSpins(playSession)) return 0n;
      const held = await wallet.wallets(playSession.playerId);
      return held.find(({ currency }) => currency === playSession.currency)?.freeSpinWin ?? 0n;
    },
  };
};

/** The rules of the play session's country. Cached until the next launch, which updates the country. */
const createJurisdictionOf = ({ compliance }: GamingDeps, gateOf: PlayDeps['gateOf']) => {
  const places = createLruCache<bigint, string>(10_000);
  return async (playSession: PlaySession): Promise<Jurisdiction | undefined> => {
    if (playSession.mode === 'demo') return undefined;
    const place = places.get(playSession.id) ?? (await gateOf(playSession))?.country;
    if (place === undefined) return undefined;
    places.set(playSession.id, place);
    return compliance.jurisdiction(place);
  };
};

const poolCents =
  (wallet: GamingDeps['wallet']): DemoLedgerDeps['poolCents'] =>
  async (name) =>
    (await wallet.pools()).find((pool) => pool.name === name)?.amountCents ?? 0n;

/** Selects the ledger for real money or the play-money tables for a demo. */
const createBooks = (
  deps: DemoLedgerDeps & { readonly vault: SeedVault; readonly real: RealDeps },
): Pick<PlayDeps, 'ledgerOf' | 'pairsOf' | 'historyOf'> => ({
  ledgerOf: (playSession, country) => {
    if (playSession.mode === 'demo') return demoLedger(deps, playSession);
    const { playerId, currency, gameId, id: playSessionId } = playSession;
    return realLedger(deps.real, { playerId, currency, gameId, playSessionId, country });
  },
  pairsOf: (playSession) =>
    playSession.mode === 'demo' ? demoPairs(deps, playSession.id) : realPairs(deps.real, playSession.playerId),
  historyOf: (playSession) =>
    playSession.mode === 'demo' ? demoHistory(deps.db, playSession.id) : realHistory(deps.real, playSession),
});

/** What a stake is worth in euros, and how good that figure is. */
const createStakeValues = (
  rateOf: ReturnType<typeof createEurRates>,
  real: Pick<RealDeps, 'eurRate'>,
): Pick<PlayDeps, 'eurCents' | 'microEuros' | 'rateAge'> => ({
  eurCents: async ({ currency }, amount) => {
    const scaled = await real.eurRate(currency);
    return toEur(money(currency, amount), { currency, scaled }, 'ceil').subunits;
  },
  microEuros: async ({ currency }, amount) => microEuros(amount, currency, await real.eurRate(currency)),
  rateAge: async ({ currency }) => {
    const rate = await rateOf(currency);
    return rate === undefined ? 'none' : rate.stale ? 'stale' : 'current';
  },
});

export const createPlaySupport = (deps: GamingDeps, hooks: Hooks): PlaySupport => {
  const games = deps.games ?? ownGames;
  const vault = createSeedVault(deps);
  const rateOf = createEurRates(deps);
  const eurRateOf: EurRateOf = async (code) => (await rateOf(code))?.scaled;
  const stakesFor = createStakes(eurRateOf);
  const real = createReal(deps, games, vault, eurRateOf);
  const gateOf = async (playSession: PlaySession) =>
    playSession.mode === 'demo' ? undefined : deps.wallet.gate(playSession.playerId);
  const jurisdictionOf = createJurisdictionOf(deps, gateOf);
  return {
    ...{ games, ids: deps.ids, clock: deps.clock },
    withKeyMutex: createKeyMutex(),
    roundsPerPair: deps.roundsPerPair ?? 1_000_000n,
    vault,
    real,
    eurRateOf,
    shownEurRate: async (playSession) =>
      playSession.mode === 'demo' || (await deps.compliance.showsEur(playSession.playerId))
        ? eurRateOf(playSession.currency)
        : undefined,
    stakesFor,
    isOpen: hooks.isOpen,
    ...createBooks({ db: deps.db, vault, real, poolCents: poolCents(deps.wallet) }),
    gateOf,
    stakesOf: async (playSession, game, params) =>
      stakesFor(game, params, playSession.currency, await jurisdictionOf(playSession)),
    ...createStakeValues(rateOf, real),
    rooms: createStakeRooms(),
    showRange: toStakeRange,
    ...createGrants(deps, games),
    announce: createAnnounce(deps, hooks),
    minimumCycleMs: (playSession, gate) => playSession.minimumCycleMs ?? gate?.minimumCycleMs ?? 0,
    // Play money has the cycle of the place where it was launched, and its fast-play rule.
    pace: async (playSession) => {
      if (playSession.mode === 'demo') {
        const free = playSession.minimumCycleMs === 0;
        return { mayHurry: free, mayAutoplay: free, mayBuy: playSession.featureBuy };
      }
      const { turbo = false, autoplay = false, featureBuy = false } = (await jurisdictionOf(playSession)) ?? {};
      return { mayHurry: turbo, mayAutoplay: autoplay, mayBuy: featureBuy };
    },
    usualCurrency: async (playSession) =>
      playSession.mode === 'demo' ? undefined : usualCurrency(await deps.wallet.wallets(playSession.playerId)),
    tableOf: (gameId) => tableOf(deps.db, gameId),
    playClock: createPlayClock(deps),
    // Interval of the reality check. Off for play money, which costs nothing to lose.
    realityCheckMinutes: async (playSession) => {
      if (playSession.mode === 'demo') return undefined;
      const minutes = await deps.compliance.realityCheckMinutes(
        playSession.playerId,
        await jurisdictionOf(playSession),
      );
      return minutes === 0 ? undefined : minutes;
    },
  };
};

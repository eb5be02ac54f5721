/** Everything needed to replay a round; the server seed only once it is revealed. */
import type { RoundRecord } from '@carmine/contract/games/game-service';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import { asJson, toPlayJackpots, toPlayRound } from '../rounds/round-answer.ts';
import { gameSteps, withSharedOutcome, type Steps } from './shared-outcome.ts';
import type { Pairs, RoundSeeds } from '../rounds/pairs.ts';
import type { BookedRound, RoundHistory } from '../rounds/round-history.ts';
import type { WonJackpot } from '../rounds/round-ledger.ts';
import type { StudioRound } from './shared-seeds-store.ts';

interface RecordDeps {
  readonly ids: Ids;
  readonly games: GameLibrary;
}

export const recordOf = (
  { ids, games }: RecordDeps,
  booked: BookedRound,
  {
    seeds,
    studio,
    steps,
    jackpots,
  }: {
    readonly seeds: RoundSeeds | undefined;
    readonly studio?: StudioRound | undefined;
    readonly steps: Steps;
    readonly jackpots: readonly WonJackpot[];
  },
): RoundRecord => {
  const game = games.byMath(booked.gameId, booked.mathVersion);
  const round = withSharedOutcome(booked, { game, seeds, steps });
  const shown = toPlayRound(round, { ids, game, seeds, balances: { cash: 0n, bonus: 0n } });
  const { balance: _balance, bonusBalance: _bonusBalance, events: _events, legal: _legal, fairness, ...rest } = shown;
  return {
    ...rest,
    ...toPlayJackpots(round.currency, jackpots),
    actions: gameSteps(round, steps).map(({ seq, action }) => ({ seq, action: { ...asJson(action) } })),
    ...(round.status === 'open' ? {} : { draws: round.draws.map(([n, value]): [number, number] => [n, value]) }),
    ...(fairness === undefined ? {} : { fairness: { ...fairness, algorithm: 'PF-1' as const } }),
    ...(studio === undefined ? {} : { sharedRoundNumber: studio.number }),
    ...(studio?.proof === undefined ? {} : { studio: studio.proof }),
    ...(round.settledAt === undefined ? {} : { settledAt: round.settledAt.toISOString() }),
  };
};

/** Undefined for an unknown id, or a round of another player. */
export const readRoundRecord =
  (
    deps: RecordDeps & {
      readonly studioRound: (round: Pick<BookedRound, 'sharedRoundId'>) => Promise<StudioRound | undefined>;
    },
  ) =>
  async (history: RoundHistory, pairs: Pairs, publicId: string): Promise<RoundRecord | undefined> => {
    const id = deps.ids.decode('rnd', publicId);
    const round = id === undefined ? undefined : await history.findRound(id);
    if (round === undefined) return undefined;
    const [seeds, studio, steps, jackpots] = await Promise.all([
      pairs.ofRound(round),
      deps.studioRound(round),
      history.actions(round.id),
      history.jackpots(round.id),
    ]);
    return recordOf(deps, round, { seeds, studio, steps, jackpots });
  };

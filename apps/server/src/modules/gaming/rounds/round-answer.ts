/** A round as the frame sees it. */
import { showAmount } from '@carmine/money';
import { debitUnitsOf, type AnyGame, type GameEvent } from '@carmine/games';
import type { PlayRound } from '@carmine/contract/play';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { RoundBalances } from '../../wallet/index.ts';
import type { RoundSeeds } from './pairs.ts';
import type { BookedRound } from './round-history.ts';
import type { WonJackpot } from './round-ledger.ts';

/** What a snapshot of an open round holds. */
export interface Snapshot {
  readonly state: unknown;
  /** Words of the stream that were read. */
  readonly position: number;
}

/** Kept with the round for ever: with its seeds, all that is needed to play it again. */
export interface Outcome {
  readonly params: JsonObject;
  /** What was there to be seen at the end; absent while the round is open. */
  readonly view?: JsonObject;
}

/** Kept with the key: the first answer but for what only the commit knows. */
export type KeptAnswer = Omit<PlayRound, 'id' | 'seq' | 'balance' | 'bonusBalance' | 'jackpots'>;

/** A value as it will be read back from the database. */
export const asJson = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** As the frame and the records show them; nothing where none was won. */
export const toPlayJackpots = (
  code: BookedRound['currency'],
  won: readonly WonJackpot[],
): Pick<PlayRound, 'jackpots'> =>
  won.length === 0
    ? {}
    : { jackpots: won.map(({ name, amount, winBp }) => ({ name, winBp, amount: showAmount(code, amount) })) };

export const withBalances = (
  answer: Omit<PlayRound, 'balance' | 'bonusBalance'>,
  { cash, bonus }: RoundBalances,
): PlayRound => ({
  ...answer,
  balance: showAmount(answer.currency, cash),
  bonusBalance: showAmount(answer.currency, bonus),
});

export interface PlayRoundContext {
  readonly ids: Ids;
  readonly game: AnyGame | undefined;
  readonly seeds: RoundSeeds | undefined;
  readonly balances: RoundBalances;
}

export const snapshotOf = (round: BookedRound): Snapshot | undefined =>
  round.snapshot === null || round.snapshot === undefined ? undefined : (round.snapshot as unknown as Snapshot);

export const outcomeOf = (round: BookedRound): Outcome => round.outcome as unknown as Outcome;

/** A free spin costs nothing and takes no further stake: what would is not offered. */
export const legalIn = (game: AnyGame, state: unknown, funding: BookedRound['funding']): string[] =>
  game.legal(state).filter((type) => funding === 'cash' || (debitUnitsOf(game, state, { type }) ?? 0n) === 0n);

/** A round as it was booked. Without its game (a version that is gone) it still shows what was stored. */
export const toPlayRound = (round: BookedRound, { ids, game, seeds, balances }: PlayRoundContext): PlayRound => {
  const snapshot = snapshotOf(round);
  const { params, view } = outcomeOf(round);
  const open = round.status === 'open' && snapshot !== undefined && game !== undefined;
  return withBalances(
    {
      id: ids.encode('rnd', round.id),
      game: round.gameId,
      mathVersion: round.mathVersion,
      status: round.status,
      seq: round.seq,
      stake: showAmount(round.currency, round.stake),
      staked: showAmount(round.currency, round.staked),
      payout: showAmount(round.currency, round.payout),
      multiplier: Number(round.multiplierE4),
      currency: round.currency,
      nonce: round.nonce === undefined ? null : Number(round.nonce),
      ...(round.sharedRoundId === undefined ? {} : { sharedRoundId: String(round.sharedRoundId) }),
      funding: round.funding,
      params: { ...params },
      view: open ? { ...asJson(game.view(snapshot.state)) } : { ...view },
      events: [],
      legal: open ? legalIn(game, snapshot.state, round.funding) : [],
      ...(seeds === undefined
        ? {}
        : {
            fairness: {
              clientSeed: seeds.clientSeed,
              serverSeedHash: seeds.serverSeedHash,
              ...(seeds.revealed ? { serverSeed: seeds.serverSeed } : {}),
            },
          }),
      at: round.createdAt.toISOString(),
    },
    balances,
  );
};

export const toPlayEvents = (events: readonly GameEvent[]): PlayRound['events'] =>
  events.map((event) => ({ ...asJson(event), type: event.type }));

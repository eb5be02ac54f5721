/** Rounds in the frame's format. */
import { showAmount } from '@carmine/money';
import { debitUnitsOf, payoutOf, type AnyGame, type GameEvent } from '@carmine/games';
import type { PlayRound } from '@carmine/contract/games/play';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { RoundBalances } from '../../wallet/index.ts';
import type { RoundSeeds } from './pairs.ts';
import type { BookedRound } from './round-history.ts';
import type { WonJackpot } from './round-ledger.ts';

/** Snapshot of an open round. */
export interface Snapshot {
  readonly state: unknown;
  /** Number of stream words consumed. */
  readonly position: number;
}

/** Stored permanently with the round: together with its seeds it is enough to replay it. */
export interface Outcome {
  readonly params: JsonObject;
  /** The final view; absent while the round is open. */
  readonly view?: JsonObject;
}

/** Stored with the key: the first reply without the values that only the commit knows. */
export type KeptAnswer = Omit<PlayRound, 'id' | 'seq' | 'balance' | 'bonusBalance' | 'jackpots'>;

/** The value as it will be read back from the database. */
export const asJson = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** In the format of the frame and the records; undefined without a jackpot win. */
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

/** What the house kept of the win, since the bonus that paid a part of the round ended while it was open. Subunits. */
export const endedBonusOf = (round: BookedRound) => {
  const { bonusEnded: how, bonusStaked: staked = 0n, seedId, stake, multiplierE4, payout } = round;
  // A provider's multiplier says nothing about what it pays.
  if (how === undefined || seedId === undefined) return undefined;
  const kept = payoutOf(stake, multiplierE4) - payout;
  return kept > 0n ? { how, staked, kept } : undefined;
};

/** In the format of the frame and the records: what was paid, and what was kept if anything was. */
export const toPaid = (round: BookedRound): Pick<PlayRound, 'payout' | 'endedBonus'> => {
  const ended = endedBonusOf(round);
  const show = (subunits: bigint) => showAmount(round.currency, subunits);
  return {
    payout: show(round.payout),
    ...(ended === undefined
      ? {}
      : { endedBonus: { how: ended.how, staked: show(ended.staked), kept: show(ended.kept) } }),
  };
};

export interface PlayRoundContext {
  readonly ids: Ids;
  readonly game: AnyGame | undefined;
  readonly seeds: RoundSeeds | undefined;
  readonly balances: RoundBalances;
}

export const snapshotOf = (round: BookedRound): Snapshot | undefined =>
  round.snapshot === null || round.snapshot === undefined ? undefined : (round.snapshot as unknown as Snapshot);

export const outcomeOf = (round: BookedRound): Outcome => round.outcome as unknown as Outcome;

/** A free spin takes no further stake, so actions that need one are not offered. */
export const legalIn = (game: AnyGame, state: unknown, funding: BookedRound['funding']): string[] =>
  game.legal(state).filter((type) => funding === 'cash' || (debitUnitsOf(game, state, { type }) ?? 0n) === 0n);

/** A booked round. If its game version no longer exists, it shows what was stored. */
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
      ...toPaid(round),
      multiplier: Number(round.multiplierE4),
      currency: round.currency,
      nonce: round.nonce === undefined ? null : Number(round.nonce),
      ...(round.sharedRoundId === undefined ? {} : { sharedRoundId: ids.encode('lrd', round.sharedRoundId) }),
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
              ...(seeds.chain === undefined ? {} : { chain: seeds.chain }),
            },
          }),
      at: round.createdAt.toISOString(),
    },
    balances,
  );
};

export const toPlayEvents = (events: readonly GameEvent[]): PlayRound['events'] =>
  events.map((event) => ({ ...asJson(event), type: event.type }));

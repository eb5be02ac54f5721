/** A bet of a live table as the ledger takes it: when it is placed, returned and paid. */
import { payoutOf, rngOfDraws, type AnyGame, type Rng } from '@carmine/games';
import { type CurrencyCode } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';
import type { RoundElement } from '../../wallet/index.ts';
import { streamOf } from '../fairness/stream.ts';
import { asJson } from '../rounds/round-answer.ts';
import { requestHash } from '../rounds/request-hash.ts';
import type { FlightEnd } from './flight-end.ts';
import type { LiveBet, LiveRound } from './live-store.ts';

type Common = Pick<
  RoundElement,
  'playerId' | 'key' | 'requestHash' | 'gameId' | 'mathVersion' | 'currency' | 'eurRate'
>;

interface PlacedBet extends Common, Pick<RoundElement, 'playSessionId' | 'country' | 'reply'> {
  readonly liveRoundId: bigint;
  readonly params: JsonObject;
  readonly stake: bigint;
  readonly debit: bigint;
}

/** Neither nonce nor outcome: the table's chain decides, and nobody knows how. */
export const placed = ({ liveRoundId, params, stake, debit, ...common }: PlacedBet): RoundElement => ({
  ...common,
  round: { kind: 'new', stake, sharedRoundId: liveRoundId },
  funding: 'cash',
  actions: [{ type: 'BET', amount: debit }],
  final: false,
  multiplierE4: 0n,
  outcome: { params },
  draws: [],
});

interface Known {
  readonly bet: LiveBet;
  readonly round: Pick<LiveRound, 'gameId' | 'mathVersion'>;
  readonly eurRate: bigint;
}

const ended = ({ bet, round, eurRate }: Known, key: string) => ({
  ...{ playerId: bet.playerId, currency: bet.currency, eurRate },
  ...{ gameId: round.gameId, mathVersion: round.mathVersion },
  ...{ key, requestHash: requestHash({ key }) },
  round: { kind: 'existing', roundId: bet.roundId, expectedSeq: 0 } as const,
  funding: 'cash' as const,
  final: true,
});

/** By the player, or because the round is void. */
export const returned = (known: Known, key: string, by: 'player' | 'voided'): RoundElement => ({
  ...ended(known, key),
  actions: [{ type: 'REFUND', amount: known.bet.staked }],
  multiplierE4: 0n,
  outcome: { params: known.bet.params },
  draws: [],
  action: { type: by === 'player' ? 'undo' : 'voided' },
});

/** By its flight: what the link says of it is worked out when the record is read, because a bet may have been paid before its link was public. */
export const flown = (known: Known, end: FlightEnd): RoundElement => {
  const { bet } = known;
  const key = `live:${bet.roundId}`;
  if (end.kind === 'returned') return returned(known, key, 'voided');
  const multiplierE4 = end.kind === 'won' ? BigInt(end.at) * 100n : 0n;
  return {
    ...ended(known, key),
    actions: [{ type: 'WIN', amount: payoutOf(bet.stake, multiplierE4) }],
    multiplierE4,
    outcome: { params: bet.params },
    draws: [],
    action: { ...((end.kind === 'won' ? end.action : undefined) ?? { type: 'settle' }) },
  };
};

/** By its player, now: where that is, and what it wins, only the database knows. */
export const cashedOut = (known: Known, key: string): RoundElement => ({
  ...ended(known, key),
  actions: [],
  multiplierE4: 0n,
  outcome: { params: known.bet.params },
  draws: [],
});

export interface Decided {
  readonly game: AnyGame;
  /** From its start: the same for everybody at the table. */
  readonly stream: () => Rng;
}

/** The stream of a table's link. */
export const streamOfLink = ({ link, salt }: { readonly link: string; readonly salt: string }): Rng =>
  streamOf({ serverSeed: link, clientSeed: salt }, 0n);

/** What decides a round: the draws that a studio signed, or the link of the chain. */
export const streamOfRound = ({ studioEvent, link, salt }: LiveRound): Rng => {
  if (studioEvent !== null) return rngOfDraws(studioEvent.draws);
  if (link === null || salt === null) throw new Error('A round that is not decided has no stream');
  return streamOfLink({ link, salt });
};

export const paid = (known: Known, { game, stream }: Decided): RoundElement => {
  const { bet } = known;
  const rng = stream();
  const { state } = game.init(bet.params, rng);
  const { multiplierE4 } = game.settle(state);
  return {
    ...ended(known, `live:${bet.roundId}`),
    actions: [{ type: 'WIN', amount: payoutOf(bet.stake, multiplierE4) }],
    multiplierE4,
    outcome: { params: bet.params, view: asJson(game.view(state)) },
    draws: rng.draws,
    action: { type: 'settle' },
  };
};

export type EurRateOf = (currency: CurrencyCode) => Promise<bigint>;

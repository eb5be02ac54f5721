/** A bet of a live table as the ledger takes it: when it is placed, returned and paid. */
import { payoutOf, type AnyGame } from '@carmine/games';
import { type CurrencyCode } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';
import type { RoundElement } from '../../wallet/index.ts';
import { streamOf } from '../fairness/stream.ts';
import { asJson } from '../rounds/round-answer.ts';
import { requestHash } from '../rounds/request-hash.ts';
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

interface Decided {
  readonly game: AnyGame;
  readonly link: string;
  readonly salt: string;
}

/** The stream of a round: the same for everybody at the table. */
export const streamOfLink = ({ link, salt }: Pick<Decided, 'link' | 'salt'>) =>
  streamOf({ serverSeed: link, clientSeed: salt }, 0n);

export const paid = (known: Known, { game, ...seeds }: Decided): RoundElement => {
  const { bet } = known;
  const rng = streamOfLink(seeds);
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

/** Builds a ledger move from a game's step: stake, payout, and the reply stored with the key. */
import { payoutOf, stakeUnitsOf, type AnyGame, type Draw, type GameAction, type Opening } from '@carmine/games';
import { type CurrencyCode, showAmount } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';
import type { GrantId, RoundAction } from '../../wallet/index.ts';
import {
  asJson,
  legalIn,
  outcomeOf,
  snapshotOf,
  toPlayEvents,
  type KeptAnswer,
  type Outcome,
  type Snapshot,
} from '../rounds/round-answer.ts';
import { streamOf } from '../fairness/stream.ts';
import type { OpenSeeds, RoundSeeds } from '../rounds/pairs.ts';
import type { BookedRound } from '../rounds/round-history.ts';
import type { Move, MoveJackpot } from '../rounds/round-ledger.ts';

export interface Asked {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

interface Progress {
  readonly game: AnyGame;
  readonly currency: CurrencyCode;
  readonly funding: 'cash' | 'free_spin';
  readonly params: JsonObject;
  readonly stake: bigint;
  /** Staked before this step. */
  readonly staked: bigint;
  /** Staked by this step; for a free spin any further stake, which the ledger refuses. */
  readonly debit: bigint;
  readonly step: Opening<unknown>;
  readonly draws: readonly Draw[];
  readonly position: number;
  readonly nonce: bigint;
  readonly seeds: Pick<RoundSeeds, 'clientSeed' | 'serverSeedHash'>;
  readonly at: Date;
}

type Written = Pick<Move, 'actions' | 'jackpots' | 'final' | 'multiplierE4' | 'outcome' | 'draws' | 'reply'> & {
  snapshot: JsonObject | undefined;
};

/** Each stake contributes to the pools in the catalogue, and the outcome may win from them. Throws for a pool that is not the game's. */
const jackpotsOf = ({ game, step, debit }: Progress): MoveJackpot[] => {
  const { jackpots: pools } = game.catalogue;
  const won = step.jackpots ?? [];
  const stray = won.find(({ name }) => !pools.some((pool) => pool.name === name));
  if (stray !== undefined) throw new Error(`${game.id} has no jackpot ${stray.name}`);
  return pools
    .map(({ name }) => ({ name, winBp: won.find((share) => share.name === name)?.winBp ?? 0 }))
    .filter(({ winBp }) => debit > 0n || winBp > 0);
};

const write = (progress: Progress): Written => {
  const { game, currency, step, stake, debit, funding, params } = progress;
  const multiplierE4 = step.done ? game.settle(step.state).multiplierE4 : 0n;
  const payout = payoutOf(stake, multiplierE4);
  const staked = funding === 'free_spin' ? 0n : progress.staked + debit;
  const show = (subunits: bigint) => showAmount(currency, subunits);
  const view = asJson(game.view(step.state));
  const actions: RoundAction[] = [];
  if (debit > 0n) actions.push({ type: 'BET', amount: debit });
  if (payout > 0n) actions.push({ type: 'WIN', amount: payout });
  const reply: KeptAnswer = {
    game: game.id,
    mathVersion: game.mathVersion,
    status: step.done ? 'settled' : 'open',
    stake: show(stake),
    staked: show(staked),
    payout: show(payout),
    multiplier: Number(multiplierE4),
    currency,
    nonce: Number(progress.nonce),
    funding,
    params: { ...params },
    view: { ...view },
    events: toPlayEvents(step.events),
    legal: step.done ? [] : legalIn(game, step.state, funding),
    fairness: { clientSeed: progress.seeds.clientSeed, serverSeedHash: progress.seeds.serverSeedHash },
    at: progress.at.toISOString(),
  };
  const outcome: Outcome = step.done ? { params, view } : { params };
  const snapshot: Snapshot = { state: step.state, position: progress.position };
  const jackpots =
    game.catalogue.jackpots.length === 0 && step.jackpots === undefined ? undefined : jackpotsOf(progress);
  return {
    actions,
    final: step.done,
    multiplierE4,
    // Game values are serializable JSON.
    outcome: outcome as unknown as JsonObject,
    draws: progress.draws,
    reply: reply as unknown as JsonObject,
    snapshot: step.done ? undefined : asJson(snapshot),
    jackpots,
  };
};

export interface Start extends Asked {
  readonly game: AnyGame;
  readonly currency: CurrencyCode;
  readonly params: JsonObject;
  readonly stake: bigint;
  readonly grantId?: GrantId | undefined;
  readonly funding: 'cash' | 'free_spin';
  /** What the player pays for it. */
  readonly debit: bigint;
  readonly seeds: OpenSeeds;
  /** When an unfinished round is resolved by its game's published rule. */
  readonly deadline: Date;
}

/** Stake of a new round, which depends only on its parameters and not on the outcome. */
export const startDebit = ({
  game,
  params,
  stake,
  funding,
}: Pick<Start, 'game' | 'params' | 'stake' | 'funding'>): bigint =>
  stake * (stakeUnitsOf(game, params) - (funding === 'free_spin' ? 1n : 0n));

/** The round determined by these seeds and this nonce, whether or not its stake will be accepted. */
export const startMove = (start: Start): Move => {
  const { game, seeds, stake, params, currency, grantId, funding } = start;
  const rng = streamOf(seeds, seeds.nextNonce);
  const step = game.init(params, rng);
  const written = write({
    game,
    currency,
    funding,
    params,
    stake,
    staked: 0n,
    debit: start.debit,
    step,
    draws: rng.draws,
    position: rng.position,
    nonce: seeds.nextNonce,
    seeds,
    at: start.now,
  });
  return {
    ...written,
    key: start.key,
    requestHash: start.requestHash,
    gameId: game.id,
    mathVersion: game.mathVersion,
    funding,
    round: {
      kind: 'new',
      stake,
      seedId: seeds.seedId as never,
      nonce: seeds.nextNonce,
      deadline: step.done ? undefined : start.deadline,
    },
    grantId,
  };
};

export interface Act extends Asked {
  readonly game: AnyGame;
  readonly round: BookedRound;
  readonly action: GameAction;
  readonly seeds: RoundSeeds;
}

export type ActMove = { ok: true; move: Move } | { ok: false; reason: 'illegal_action' };

/** One more action, continuing from the snapshot's stream position. */
export const actMove = ({ game, round, action, seeds, key, requestHash }: Act): ActMove => {
  const snapshot = snapshotOf(round);
  if (snapshot === undefined || round.nonce === undefined)
    throw new Error(`The open round ${round.id} has no snapshot`);
  const rng = streamOf(seeds, round.nonce, snapshot.position);
  const result = game.act(snapshot.state, action, rng);
  if (!result.ok) return { ok: false, reason: 'illegal_action' };
  const written = write({
    game,
    currency: round.currency,
    funding: round.funding,
    params: outcomeOf(round).params,
    stake: round.stake,
    staked: round.staked,
    debit: round.stake * (result.step.debitUnits ?? 0n),
    step: result.step,
    draws: [...round.draws, ...rng.draws],
    position: rng.position,
    nonce: round.nonce,
    seeds,
    at: round.createdAt,
  });
  return {
    ok: true,
    move: {
      ...written,
      key,
      requestHash,
      gameId: game.id,
      mathVersion: game.mathVersion,
      funding: round.funding,
      round: { kind: 'existing', roundId: round.id, expectedSeq: round.seq },
      action: asJson(action),
    },
  };
};

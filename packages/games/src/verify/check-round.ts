/** Recomputes a round from its seeds and compares it with its record. */
import type { AnyGame, Explanation, GameAction, JackpotShare } from '../game-module.ts';
import { payoutOf } from '../payout.ts';
import { replay, replayOver } from '../replay.ts';
import { rngOfDraws, type Draw } from '../rng.ts';
import { commitment, type Seeds } from '../stream.ts';
import { traceDraws } from './trace.ts';

/** A bonus that paid a part of the round and ended while it was open: what it had staked, and what the house kept of its share of the win. */
export interface EndedBonus {
  /** `removed`: the whole share is kept. `capped`, completed within a conversion cap: at most the share. */
  readonly how: string;
  readonly staked: bigint;
  readonly kept: bigint;
}

export interface ChainPlace {
  /** Link 0, which was published before the first round. */
  readonly commitment: string;
  readonly linkNumber: number;
}

/** Whether this link, hashed as often as its number says, is what was published. */
export const leadsBack = (link: string, { commitment: published, linkNumber }: ChainPlace): boolean => {
  let hash = link;
  for (let n = 0; n < linkNumber; n += 1) hash = commitment(hash);
  return hash === published;
};

/** A recorded round as claimed. Amounts in subunits of one currency. */
export interface Claim {
  /** Of every round but a studio's. */
  readonly seeds?: Seeds | undefined;
  /** Of a studio's round: what it signed, which is about the round, and nothing else decides it. */
  readonly studio?: { readonly draws: readonly Draw[]; readonly isAboutRound: boolean } | undefined;
  /** The hash that was shown before the bet. */
  readonly serverSeedHash: string | undefined;
  /** Of a round of a live table: the chain that its server seed is a link of. */
  readonly chain?: ChainPlace | undefined;
  readonly params: unknown;
  readonly actions: readonly GameAction[];
  /** One betting unit. */
  readonly stake: bigint;
  readonly view: unknown;
  readonly multiplierE4: bigint;
  /** As paid: without what the house kept of an ended bonus. */
  readonly payout: bigint;
  readonly endedBonus?: EndedBonus | undefined;
  /** Where they were recorded. */
  readonly draws?: readonly Draw[] | undefined;
  /** All debits; left out for a round that cost its player nothing. */
  readonly staked?: bigint | undefined;
  /** The jackpot shares won, if recorded, without wins by a must-hit-by trigger. */
  readonly jackpots?: readonly JackpotShare[] | undefined;
}

export type CheckName = 'commitment' | 'draws' | 'view' | 'multiplier' | 'staked' | 'payout' | 'jackpots';

export interface CheckedRound {
  readonly checks: Readonly<Record<CheckName, boolean>>;
  readonly holds: boolean;
  readonly multiplierE4: bigint;
  readonly payout: bigint;
  readonly staked: bigint;
  readonly view: unknown;
  readonly draws: readonly Draw[];
}

/** Compares two JSON values, ignoring the order of keys. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
};

/**
 * Jackpot shares claimed by a record: for a game with jackpots, a record without any claims that none was won; for others nothing is
 * claimed. Wins by a must-hit-by trigger are not part of the outcome.
 */
export const sharesClaimed = (
  { catalogue }: Pick<AnyGame, 'catalogue'>,
  jackpots: readonly JackpotShare[] = [],
): Claim['jackpots'] => (catalogue.jackpots.length === 0 ? undefined : jackpots.filter(({ winBp }) => winBp > 0));

const sharesOf = (jackpots: readonly JackpotShare[]): string[] =>
  jackpots.map(({ name, winBp }) => `${name} ${winBp}`).toSorted();

/** Whether the win was paid, but for what may be kept of a bonus that ended. */
const isPaid = (won: bigint, staked: bigint, { payout, endedBonus }: Pick<Claim, 'payout' | 'endedBonus'>): boolean => {
  if (endedBonus === undefined) return won === payout;
  const { how, kept } = endedBonus;
  if (staked === 0n || endedBonus.staked > staked || kept <= 0n || payout + kept !== won) return false;
  const share = (won * endedBonus.staked) / staked;
  return how === 'removed' ? kept === share : how === 'capped' && kept <= share;
};

type Decisions = Pick<Claim, 'seeds' | 'studio' | 'params' | 'actions'>;

const replayed = (game: AnyGame, { seeds, studio, params, actions }: Decisions) => {
  if (studio !== undefined) return replayOver(game, rngOfDraws(studio.draws), params, actions);
  if (seeds === undefined) throw new Error('Nothing decides this round');
  return replay(game, seeds, params, actions);
};

/** Fixed before the bet by hash or chain; a studio's text is about this round, and says no more than was read. */
const isCommitted = ({ seeds, studio, serverSeedHash, chain }: Claim, draws: readonly Draw[]): boolean => {
  if (studio !== undefined) return studio.isAboutRound && sameJson(studio.draws, draws);
  if (seeds === undefined) return false;
  return commitment(seeds.serverSeed) === serverSeedHash && (chain === undefined || leadsBack(seeds.serverSeed, chain));
};

/** Throws when an action was not legal in its place, or when the actions do not lead to an end. */
export const checkRound = (game: AnyGame, claim: Claim): CheckedRound => {
  const again = replayed(game, claim);
  if (!again.done) throw new Error('The round is not at its end');
  const { multiplierE4 } = game.settle(again.state);
  const [payout, staked] = [payoutOf(claim.stake, multiplierE4), claim.stake * again.debitUnits];
  const view = game.view(again.state);
  const checks = {
    commitment: isCommitted(claim, again.draws),
    draws: claim.draws === undefined || sameJson(claim.draws, again.draws),
    view: sameJson(view, claim.view),
    multiplier: multiplierE4 === claim.multiplierE4,
    staked: claim.staked === undefined || claim.staked === staked,
    payout: isPaid(payout, staked, claim),
    jackpots: claim.jackpots === undefined || sameJson(sharesOf(claim.jackpots), sharesOf(again.jackpots)),
  };
  const holds = Object.values(checks).every(Boolean);
  return { checks, holds, multiplierE4, payout, staked, view, draws: again.draws };
};

export interface Walkthrough {
  readonly trace: ReturnType<typeof traceDraws>;
  readonly explanation: readonly Explanation[];
}

/** Every step from the seeds to the payout, for detailed display. */
export const walkThrough = (game: AnyGame, claim: Decisions): Walkthrough => {
  const again = replayed(game, claim);
  const trace = claim.seeds === undefined ? { blocks: [], draws: [] } : traceDraws(claim.seeds, again.draws);
  return { trace, explanation: game.explain(again.state) };
};

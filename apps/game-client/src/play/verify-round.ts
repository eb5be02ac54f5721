/** A round worked out again from its seeds, beside what was recorded. */
import { commitment, payoutOf, replay, traceDraws, type AnyGame } from '@carmine/games';
import type { FrameRound } from './state.ts';

export interface Verified {
  readonly checks: {
    /** The revealed seed is the one that was promised. */
    readonly commitment: boolean;
    readonly view: boolean;
    readonly multiplier: boolean;
    readonly payout: boolean;
  };
  readonly holds: boolean;
  readonly serverSeed: string;
  readonly trace: ReturnType<typeof traceDraws>;
  readonly explanation: ReturnType<AnyGame['explain']>;
  readonly multiplierE4: bigint;
  readonly payout: bigint;
}

const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
};

/** `undefined` while the server seed is not revealed, when this build does not have the round's maths, or not its actions. */
export const verifyRound = (versions: readonly AnyGame[], round: FrameRound): Verified | undefined => {
  const { serverSeed, clientSeed, nonce, serverSeedHash } = round;
  const game = versions.find(({ mathVersion }) => mathVersion === round.mathVersion);
  if (serverSeed === undefined || clientSeed === undefined || nonce === null || game === undefined) return undefined;
  const seeds = { serverSeed, clientSeed, nonce };
  const actions = round.actions ?? (game.kind === 'steps' ? undefined : []);
  if (actions === undefined) return undefined;
  const again = replay(game, seeds, round.params, actions);
  const { multiplierE4 } = game.settle(again.state);
  const payout = payoutOf(round.staked / again.debitUnits, multiplierE4);
  const checks = {
    commitment: commitment(serverSeed) === serverSeedHash,
    view: same(game.view(again.state), round.view),
    multiplier: multiplierE4 === round.multiplierE4,
    payout: payout === round.payout,
  };
  return {
    checks,
    holds: Object.values(checks).every(Boolean),
    serverSeed,
    trace: traceDraws(seeds, again.draws),
    explanation: game.explain(again.state),
    multiplierE4,
    payout,
  };
};

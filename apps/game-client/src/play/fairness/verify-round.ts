/** Recomputes a round from its seeds and compares it with its record. */
import {
  checkRound,
  sharesClaimed,
  walkThrough,
  type AnyGame,
  type CheckedRound,
  type Walkthrough,
} from '@carmine/games';
import type { FrameRound } from '../state.ts';

export interface Verified extends Pick<CheckedRound, 'checks' | 'holds' | 'multiplierE4' | 'payout'>, Walkthrough {
  readonly serverSeed: string;
}

/** `undefined` while the server seed is not revealed, when this build does not have the round's maths, or not its actions. */
export const verifyRound = (versions: readonly AnyGame[], round: FrameRound): Verified | undefined => {
  const { serverSeed, clientSeed, serverSeedHash, params, stake, view, multiplierE4, payout, endedBonus, chain } =
    round;
  // Of a table's chain every link decides one round: there are no nonces.
  const nonce = chain === undefined ? round.nonce : 0;
  const game = versions.find(({ mathVersion }) => mathVersion === round.mathVersion);
  if (serverSeed === undefined || clientSeed === undefined || nonce === null || game === undefined) return undefined;
  const mayAct = game.kind === 'steps' || game.live?.flight !== undefined;
  const actions = round.actions ?? (mayAct ? undefined : []);
  if (actions === undefined) return undefined;
  const seeds = { serverSeed, clientSeed, nonce };
  const jackpots = sharesClaimed(game, round.jackpots);
  const claim = {
    seeds,
    serverSeedHash,
    chain,
    params,
    actions,
    stake,
    view,
    multiplierE4,
    payout,
    endedBonus,
    jackpots,
  };
  return { ...checkRound(game, claim), ...walkThrough(game, claim), serverSeed };
};

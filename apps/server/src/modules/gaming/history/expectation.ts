/** Expected sums of bets by their published odds. EUR cents as floats, for statistics only, never for money. */
import { approximate, type AnyGame, type RtpProof } from '@carmine/games';
import type { PlayedBet } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';

export interface Expectation {
  readonly staked: number;
  readonly net: number;
  readonly variance: number;
}

export const nothing: Expectation = { staked: 0, net: 0, variance: 0 };

export const sumOf = (a: Expectation, b: Expectation): Expectation => ({
  staked: a.staked + b.staked,
  net: a.net + b.net,
  variance: a.variance + b.variance,
});

const proofs = new Map<string, RtpProof | undefined>();
const mostKept = 5_000;

/** Undefined for a bet that current rules do not know. Cached because a published proof never changes. */
export const proofOf = (game: AnyGame, params: unknown): RtpProof | undefined => {
  const key = `${game.mathVersion} ${JSON.stringify(params)}`;
  if (proofs.has(key)) return proofs.get(key);
  const read = game.params.safeParse(params);
  const proof = read.success ? game.rtpProof(read.data as Partial<unknown>) : undefined;
  if (proofs.size >= mostKept) proofs.clear();
  proofs.set(key, proof);
  return proof;
};

/** `centsOf`: EUR cents per subunit of the bets' currency. Undefined if the odds are not known. */
export const expectationOf = (
  games: Pick<GameLibrary, 'byMath'>,
  bet: PlayedBet,
  centsOf: number,
): Expectation | undefined => {
  const game = games.byMath(bet.gameId, bet.mathVersion);
  const proof = game === undefined ? undefined : proofOf(game, bet.params);
  if (proof === undefined) return undefined;
  const cents = Number(bet.firsts) * centsOf;
  return {
    staked: cents,
    net: cents * (approximate(proof.rtp) - 1),
    variance: bet.squares * centsOf ** 2 * proof.sd ** 2,
  };
};

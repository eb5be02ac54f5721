/**
 * What the house keeps of a bet on average, exactly, by the odds that are published: of the best strategy where players choose, and without
 * what a stake adds to jackpots, because players win that.
 */
import { rational, type AnyGame, type Rational } from '@carmine/games';
import type { GameLibrary } from '../catalogue/game-library.ts';
import { proofOf } from './expectation.ts';

interface EdgedBet {
  readonly gameId: string;
  readonly mathVersion: string;
  readonly params: unknown;
}

const basisPoints = 10_000n;

const edgeOf = (game: AnyGame, params: unknown): Rational | undefined => {
  const proof = proofOf(game, params);
  if (proof === undefined) return undefined;
  const pools = BigInt(game.catalogue.jackpots.reduce((sum, { poolBp, reserveBp }) => sum + poolBp + reserveBp, 0));
  const { n, d } = proof.rtp;
  const kept = (d - n) * basisPoints - pools * d;
  return rational(kept > 0n ? kept : 0n, d * basisPoints);
};

/** Undefined for a bet that current rules do not know. */
export const houseEdge =
  (games: Pick<GameLibrary, 'byMath'>) =>
  ({ gameId, mathVersion, params }: EdgedBet): Rational | undefined => {
    const game = games.byMath(gameId, mathVersion);
    return game === undefined ? undefined : edgeOf(game, params);
  };

/** Of the first published bet of each game. */
export const publishedEdges = (games: Pick<GameLibrary, 'all'>) => () =>
  games.all.flatMap((game) => {
    const edge = edgeOf(game, game.bets[0]?.params ?? {});
    return edge === undefined ? [] : [{ gameId: game.id, name: game.name, edge }];
  });

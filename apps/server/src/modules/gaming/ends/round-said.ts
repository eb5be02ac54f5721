/** What events say of a round, so that a notice can name it and lead to it. */
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Round, RoundSaid } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';

export interface SaidDeps {
  readonly games: GameLibrary;
  readonly ids: Pick<Ids, 'encode'>;
}

export const saidOf = (
  { games, ids }: SaidDeps,
  { id, gameId, mathVersion }: Pick<Round, 'id' | 'gameId' | 'mathVersion'>,
): RoundSaid => ({
  round: ids.encode('rnd', id),
  game: gameId,
  name: games.byMath(gameId, mathVersion)?.name ?? gameId,
});

/** Games on which bonus money may not be staked: stakes that do not count, shared pools, and games against other players. */
import type { AnyGame } from '@carmine/games';

export const isBonusClosed = ({
  catalogue: { wagerWeightBp, jackpots, category },
}: Pick<AnyGame, 'catalogue'>): boolean =>
  wagerWeightBp === 0 || jackpots.length > 0 || category === 'live' || category === 'poker';

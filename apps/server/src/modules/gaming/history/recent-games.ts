/** The games a player bet on last, for the lobby. */
import type { Game } from '@carmine/contract/games/game-service';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Wallet } from '../../wallet/index.ts';

const lookedAt = 100;
const shown = 12;

interface Deps {
  readonly wallet: Pick<Wallet, 'betHistory'>;
  readonly games: () => Promise<readonly Game[]>;
}

/** Newest first; games not played within the last hundred rounds are left out. */
export const createRecentGames =
  ({ wallet, games }: Deps) =>
  async (playerId: PlayerId): Promise<Game[]> => {
    const [{ items }, known] = await Promise.all([wallet.betHistory({ playerId, page: 0, size: lookedAt }), games()]);
    const byId = new Map(known.map((game) => [game.id, game]));
    return [...new Set(items.map(({ gameId }) => gameId))].flatMap((id) => byId.get(id) ?? []).slice(0, shown);
  };

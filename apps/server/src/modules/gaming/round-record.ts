/** Everything that is needed to play one of a player's rounds again; the server seed only once it is revealed. */
import type { RoundRecord } from '@carmine/contract';
import type { Ids, PlayerId } from '../../platform/ids.ts';
import type { Wallet } from '../wallet/index.ts';
import type { GameLibrary } from './game-library.ts';
import { seedsOfRound } from './real-book.ts';
import { asJson, tellRound } from './round-answer.ts';
import type { SeedVault } from './server-seed.ts';

export interface RecordDeps {
  readonly vault: SeedVault;
  readonly ids: Ids;
  readonly games: GameLibrary;
  readonly wallet: Pick<Wallet, 'findRound' | 'roundActions' | 'seed'>;
}

/** Nothing for an id that is nobody's or another player's. */
export const tellRoundRecord =
  (deps: RecordDeps) =>
  async (playerId: PlayerId, publicId: string): Promise<RoundRecord | undefined> => {
    const id = deps.ids.decode('rnd', publicId);
    const round = id === undefined ? undefined : await deps.wallet.findRound(id);
    if (round?.playerId !== playerId) return undefined;
    const [seeds, steps] = await Promise.all([seedsOfRound(deps, round), deps.wallet.roundActions(round.id)]);
    const game = deps.games.byMath(round.gameId, round.mathVersion);
    const told = tellRound(round, { ids: deps.ids, game, seeds, balances: { cash: 0n, bonus: 0n } });
    const { balance: _balance, bonusBalance: _bonusBalance, events: _events, legal: _legal, fairness, ...rest } = told;
    return {
      ...rest,
      actions: steps.filter(({ seq }) => seq > 0).map(({ seq, action }) => ({ seq, action: { ...asJson(action) } })),
      ...(round.status === 'open' ? {} : { draws: round.draws.map(([n, value]): [number, number] => [n, value]) }),
      ...(fairness === undefined ? {} : { fairness: { ...fairness, algorithm: 'PF-1' as const } }),
      ...(round.settledAt === undefined ? {} : { settledAt: round.settledAt.toISOString() }),
    };
  };

/** A player's rounds, page by page. */
import { showAmount } from '@carmine/money';
import type { Bet } from '@carmine/contract/games/bet-history';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { Round, Wallet } from '../../wallet/index.ts';
import { endedBonusOf } from '../rounds/round-answer.ts';

export interface HistoryQuestion {
  readonly playerId: PlayerId;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly page: number;
  readonly size: number;
  readonly provider: string | undefined;
}

export interface HistoryDeps {
  readonly ids: Ids;
  readonly wallet: Pick<Wallet, 'betHistory' | 'playedGames' | 'jackpotWins'>;
  /** Provider by game id, including disabled and removed games. */
  readonly providers: () => Promise<ReadonlyMap<string, string>>;
}

/** In 1/10,000 of all that was staked: a table's chips together, a doubled hand with its second stake. */
const shownMultiplierE4 = ({ stake, staked, payout, multiplierE4 }: Round): bigint =>
  staked === stake || staked === 0n ? multiplierE4 : (payout * 10_000n) / staked;

const toBet = ({ ids }: HistoryDeps, round: Round, provider: string, jackpot: bigint): Bet => {
  const id = ids.encode('rnd', round.id);
  const kept = endedBonusOf(round)?.kept;
  const show = (subunits: bigint) => showAmount(round.currency, subunits);
  return {
    id,
    roundId: id,
    game: round.gameId,
    provider,
    currency: round.currency,
    stake: show(round.staked),
    payout: show(round.payout),
    ...(kept === undefined ? {} : { keptOfBonus: show(kept) }),
    ...(jackpot === 0n ? {} : { jackpot: show(jackpot) }),
    multiplier: Number(shownMultiplierE4(round)),
    status: round.status,
    funding: round.funding,
    placedAt: round.createdAt.toISOString(),
    ...(round.settledAt === undefined ? {} : { settledAt: round.settledAt.toISOString() }),
  };
};

export const createBetHistory = (deps: HistoryDeps) => ({
  page: async ({ provider, from, to, ...question }: HistoryQuestion): Promise<{ items: Bet[]; total: number }> => {
    const providers = await deps.providers();
    const games = [...providers].filter(([, name]) => name === provider).map(([id]) => id);
    const { items, total } = await deps.wallet.betHistory({
      ...question,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(provider === undefined ? {} : { games }),
    });
    const jackpots = new Map<Round['id'], bigint>();
    for (const { roundId, amount } of await deps.wallet.jackpotWins(items.map(({ id }) => id)))
      jackpots.set(roundId, (jackpots.get(roundId) ?? 0n) + amount);
    const shown = items.map((round) =>
      toBet(deps, round, providers.get(round.gameId) ?? '', jackpots.get(round.id) ?? 0n),
    );
    return { items: shown, total: Number(total) };
  },
  /** Providers of the games the player has bet on, sorted alphabetically. */
  providers: async (playerId: PlayerId): Promise<string[]> => {
    const [played, providers] = await Promise.all([deps.wallet.playedGames(playerId), deps.providers()]);
    return [...new Set(played.map((id) => providers.get(id) ?? ''))].filter((name) => name !== '').sort();
  },
});

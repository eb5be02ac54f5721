/** Races and tournaments as operators see them: who the players are, and the figures. */
import { showAmount } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { rewardOf, type Competition } from './competition.ts';
import * as competitions from './competition-store.ts';
import type { CompetitionId } from './deps.ts';
import * as desk from './desk-store.ts';
import { centsOf } from './prizes.ts';
import { readAlike } from './household-store.ts';
import type { ReadDeps } from './read-competitions.ts';

const listedMs = 90 * 24 * 3_600_000;

const figures = async ({ db, ids }: ReadDeps, competition: Competition) => {
  const reward = rewardOf(competition);
  const sums = await desk.sumsOf(db, competition.id);
  const eur = (cents: bigint) => showAmount('EUR', cents);
  return {
    ...{ id: ids.encode('cmp', competition.id), kind: competition.kind, state: competition.state },
    title: competition.rules.texts.en?.title ?? competition.definition,
    ...{ startsAt: competition.startsAt.toISOString(), endsAt: competition.endsAt.toISOString() },
    rankedAt: competition.rankedAt?.toISOString() ?? null,
    ...{ score: reward.score, players: Number(sums.players), scored: Number(sums.scored) },
    disqualified: Number(sums.disqualified),
    ...{ entriesEur: eur(sums.entries), refundedEur: eur(sums.refunded) },
    addedEur: eur(reward.kind === 'tournament' ? centsOf(reward.addedEur) : 0n),
    ...{ prizesEur: eur(sums.prizes), paidEur: eur(sums.paid) },
  };
};

export const readDesk = (deps: ReadDeps) => ({
  listForDesk: async () => {
    const since = new Date(deps.clock.now().getTime() - listedMs);
    return Promise.all(
      (await competitions.listedCompetitions(deps.db, since)).map((competition) => figures(deps, competition)),
    );
  },
  readForDesk: async (id: CompetitionId, offset: number, size: number) => {
    const competition = await competitions.findCompetition(deps.db, id);
    if (competition === undefined) return undefined;
    const rows = await desk.rowsOf(deps.db, id, offset, size);
    const players = rows.map(({ playerId }) => playerId);
    const alike = await readAlike(deps.db, id, players);
    return {
      competition: await figures(deps, competition),
      rows: rows.map((row) => ({
        ...{ playerId: row.playerId, score: Number(row.score), scoreAt: row.scoreAt?.toISOString() ?? null },
        rounds: row.rounds.map((round) => ({
          ...{ id: deps.ids.encode('rnd', round.id), gameId: round.gameId, score: Number(round.score) },
        })),
        state: row.state,
        rank: row.rank,
        prizeEur: row.prizeCents === null ? null : showAmount('EUR', row.prizeCents),
        prize: row.prizeAmount === null ? null : `${showAmount(row.currency, row.prizeAmount)} ${row.currency}`,
        paidAt: row.paidAt?.toISOString() ?? null,
        alike: alike.filter(({ playerId }) => playerId === row.playerId),
      })),
    };
  },
  /** Whether places are not final yet, and the player has one. */
  mayDisqualify: async (id: CompetitionId, playerId: PlayerId): Promise<boolean> =>
    desk.isInRace(deps.db, id, playerId),
});

/** Decides the places and prizes of a competition that has ended, once: from then on they are final. */
import type { Sql } from '../../../database/database.ts';
import { entryOf, rewardOf, type Competition } from './competition.ts';
import * as competitions from './competition-store.ts';
import type { CompetitionDeps, CompetitionId } from './deps.ts';
import { behindOwnHousehold } from './household-store.ts';
import * as places from './place-store.ts';
import { prizePool, racePrizes, sharedRanks, tournamentPrizes, centsOf } from './prizes.ts';

/**
 * Players who may be given nothing are passed over, and those behind them move up; so are further accounts of a household. Where an
 * entry was paid, the household was asked for at the entry.
 */
const candidates = async (deps: CompetitionDeps, sql: Sql, competition: Competition, most: number) => {
  const { id } = competition;
  for (;;) {
    const top = await places.topPlaces(sql, id, 0, most);
    const players = top.map(({ playerId }) => playerId);
    const kept = await deps.kept(sql, players);
    const out = kept.size > 0 || entryOf(competition) !== null ? kept : await behindOwnHousehold(sql, players);
    if (out.size === 0) return top;
    await places.exclude(sql, id, [...out]);
  }
};

const rankRace = async (deps: CompetitionDeps, sql: Sql, competition: Competition, prizes: readonly string[]) => {
  const top = await candidates(deps, sql, competition, prizes.length);
  for (const [index, cents] of racePrizes(prizes, top.length).entries()) {
    const place = top[index];
    if (place !== undefined) await places.savePlace(sql, [place.playerId, competition.id], index + 1, cents);
  }
};

const allOf = 5_000;

/** False if nobody has a score: there is nothing to decide, and the entries go back. */
const rankTournament = async (deps: CompetitionDeps, sql: Sql, competition: Competition): Promise<boolean> => {
  const reward = rewardOf(competition);
  if (reward.kind !== 'tournament') return false;
  const top = await candidates(deps, sql, competition, allOf);
  if (top.length === 0) return false;
  const { entries } = await places.enteredIn(sql, competition.id);
  const pool = prizePool({ entered: entries, added: centsOf(reward.addedEur), housePercent: reward.housePercent });
  const scores = top.map(({ score }) => score);
  const prizes = tournamentPrizes(pool, reward.prizes, scores);
  const ranks = sharedRanks(scores);
  for (const [index, cents] of prizes.entries()) {
    const place = top[index];
    if (place !== undefined && cents > 0n)
      await places.savePlace(sql, [place.playerId, competition.id], ranks[index] ?? index + 1, cents);
  }
  return true;
};

/** False if a tournament has nothing to decide. */
export const rankPlayers = (deps: CompetitionDeps, id: CompetitionId): Promise<boolean> =>
  deps.db.transaction(async (sql) => {
    const competition = await competitions.lockCompetition(sql, id, 'update skip locked');
    if (competition === undefined || competition.rankedAt !== null) return true;
    const { prizes, kind } = rewardOf(competition);
    if (kind === 'race') await rankRace(deps, sql, competition, prizes);
    else if (!(await rankTournament(deps, sql, competition))) return false;
    await competitions.markRanked(sql, id);
    return true;
  });

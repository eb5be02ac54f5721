/** Races and tournaments: instances, scores, places and prizes. */
import { competitionConsumer } from './count-scores.ts';
import { enterTournament } from './enter-tournament.ts';
import { readDesk } from './read-desk.ts';
import { createReading, type ReadDeps } from './read-competitions.ts';
import { runCompetitions } from './run-competitions.ts';

export type { CompetitionId } from './deps.ts';
export { weeklyDefinitions } from './definitions.ts';
export { declareCompetitionJobs } from './jobs.ts';

const createReadings = (deps: ReadDeps) => {
  const { forget, ...reading } = createReading(deps);
  const enter = enterTournament(deps);
  return {
    ...reading,
    enter: async (...entry: Parameters<typeof enter>) => {
      const entered = await enter(...entry);
      if (entered.ok) forget(entry[0]);
      return entered;
    },
  };
};

export const createCompetitions = (deps: ReadDeps) => ({
  ...createReadings(deps),
  ...readDesk(deps),
  /** For the worker. */
  run: runCompetitions(deps),
  consumer: competitionConsumer(deps),
});

export type Competitions = ReturnType<typeof createCompetitions>;

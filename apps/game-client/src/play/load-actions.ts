import type { FrameRound } from './state.ts';
import { patch, readyState, type Table } from './table.ts';

/** Asks for what was done in rounds of several steps, so that they can be played again. Throws when no answer came. */
export const loadActions = async (table: Table, rounds: readonly FrameRound[]): Promise<readonly FrameRound[]> => {
  const state = readyState(table);
  if (state?.game.kind !== 'steps') return rounds;
  const loaded: FrameRound[] = [];
  for (const round of rounds) {
    const answer = round.actions === undefined ? await table.calls.round(round.id) : undefined;
    if (answer?.ok !== true) loaded.push(round);
    else loaded.push({ ...round, actions: answer.data.actions.map(({ action }) => action as { type: string }) });
  }
  const known = new Map(loaded.map((round) => [round.id, round.actions]));
  const history = readyState(table)?.history ?? [];
  patch(table, {
    history: history.map((round) => ({ ...round, actions: round.actions ?? known.get(round.id) })),
  });
  return loaded;
};

import type { GameAction } from '@carmine/games';
import type { FrameRound } from './state.ts';
import { patch, readyState, type Table } from './table.ts';

/** Loads the actions of rounds that may have some, so that they can be replayed. Throws without an answer. */
export const loadActions = async (table: Table, rounds: readonly FrameRound[]): Promise<readonly FrameRound[]> => {
  const state = readyState(table);
  if (state === undefined || (state.game.kind !== 'steps' && state.view.live?.orders !== 'flight')) return rounds;
  const loaded: FrameRound[] = [];
  for (const round of rounds) {
    const answer = round.actions === undefined ? await table.calls.round(round.id) : undefined;
    if (answer?.ok !== true) loaded.push(round);
    else loaded.push({ ...round, actions: answer.data.actions.map(({ action }) => action as unknown as GameAction) });
  }
  const known = new Map(loaded.map((round) => [round.id, round.actions]));
  const history = readyState(table)?.history ?? [];
  patch(table, {
    history: history.map((round) => ({ ...round, actions: round.actions ?? known.get(round.id) })),
  });
  return loaded;
};

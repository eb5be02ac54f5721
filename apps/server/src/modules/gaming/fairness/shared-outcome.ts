/**
 * What the link of a live table says of a bet. A bet on a flight may be paid before its link is public, so that nothing of it is stored
 * with its round: it is worked out when it is shown, for all of them alike.
 */
import { replay, type AnyGame, type GameAction } from '@carmine/games';
import type { Json, JsonObject } from '../../../platform/json.ts';
import { asJson, outcomeOf } from '../rounds/round-answer.ts';
import type { RoundSeeds } from '../rounds/pairs.ts';
import type { BookedRound, RoundHistory } from '../rounds/round-history.ts';

export type Steps = Awaited<ReturnType<RoundHistory['actions']>>;

/** What a table does with a bet is no action of its game. */
const tableActions: ReadonlySet<Json | undefined> = new Set(['settle', 'undo', 'voided']);

/** The actions of the game. */
export const gameSteps = ({ sharedRoundId }: Pick<BookedRound, 'sharedRoundId'>, steps: Steps): Steps =>
  sharedRoundId === undefined ? steps : steps.filter(({ action }) => !tableActions.has(asJson(action)['type']));

export const withSharedOutcome = (
  round: BookedRound,
  { game, seeds, steps }: { game: AnyGame | undefined; seeds: RoundSeeds | undefined; steps: Steps },
): BookedRound => {
  const { params, view } = outcomeOf(round);
  const isMissing = round.sharedRoundId !== undefined && round.status === 'settled' && view === undefined;
  if (!isMissing || seeds === undefined || !seeds.revealed || game === undefined) return round;
  const actions = gameSteps(round, steps).map(({ action }) => asJson(action) as JsonObject & GameAction);
  const { serverSeed, clientSeed } = seeds;
  const again = replay(game, { serverSeed, clientSeed, nonce: 0 }, params as unknown, actions);
  return { ...round, draws: again.draws, outcome: { params, view: asJson(game.view(again.state)) } };
};

import type { PlaySessionAnswer } from '@carmine/contract/games/play';
import { texts } from '../texts/texts.ts';
import { readNet, readSession, readSubunits } from './read-answers.ts';
import { withoutEndedGrant } from './spins.ts';
import type { ReadyState } from './state.ts';
import { endGame, patch, readyState, type Table } from './table.ts';

const noSession = 401;

/** The sitting that began with a bet here is named, whatever is shown: without its name no reality check would come due. */
const nameSitting = (table: Table, { session }: ReadyState, answer: PlaySessionAnswer): void => {
  const { sitting } = session;
  if (sitting === undefined || sitting.startedAt !== undefined || answer.sitting === undefined) return;
  patch(table, { session: { ...session, sitting: { ...sitting, startedAt: answer.sitting.startedAt } } });
};

/**
 * Reads the balances again: after a deposit, a pause, or a hint of the page. While a round is on its way they would be another's: it is
 * asked again when that was shown.
 */
export const refresh = async (table: Table): Promise<void> => {
  const answer = await table.calls.session().catch(() => undefined);
  const state = readyState(table);
  if (answer === undefined || state === undefined) return;
  if (state.phase !== 'idle' || state.flying.length > 0) {
    if (answer.ok) nameSitting(table, state, answer.data);
    table.inFlight.pageMoved = true;
    return;
  }
  if (!answer.ok) {
    if (answer.status === noSession) endGame(table, texts.ended);
    return;
  }
  const session = readSession(answer.data);
  patch(table, {
    session,
    ...withoutEndedGrant(state.spinning, session),
    balance: readSubunits(session.currency, answer.data.balance),
    bonusBalance: readSubunits(session.currency, answer.data.bonusBalance),
    // A round that was presented here and began before this sitting belongs to no new one.
    net: readNet(answer.data) + (session.sitting === undefined ? 0n : state.carried),
    ...(session.sitting === undefined ? { carried: 0n } : {}),
    fairness: answer.data.fairness,
  });
};

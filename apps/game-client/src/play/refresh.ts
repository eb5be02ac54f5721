import { texts } from '../texts/texts.ts';
import { readNet, readSession, readSubunits } from './read-answers.ts';
import { withoutEndedGrant } from './spins.ts';
import { endGame, patch, readyState, type Table } from './table.ts';

const noSession = 401;

/** Reads the balances again: after a deposit, a pause, or a hint of the page. */
export const refresh = async (table: Table): Promise<void> => {
  const answer = await table.calls.session().catch(() => undefined);
  const state = readyState(table);
  if (answer === undefined || state?.phase !== 'idle' || state.flying.length > 0) return;
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

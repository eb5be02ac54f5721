/** How an order reaches the server: under a key of its own, which is repeated until there is an answer. */
import type { Problem } from '@carmine/contract/problem';
import { firstUncertainStatus } from '../play/place-bet.ts';
import { needFunds } from '../play/play-round.ts';
import { readSubunits } from '../play/read-answers.ts';
import { refusalOf } from '../play/refusal.ts';
import { afterMove } from '../play/sitting.ts';
import { endGame, patch, postBalance } from '../play/table.ts';
import { lateNotice, liveOf, type LiveReady, type LiveTable } from './live-deps.ts';

const againMs = 700;
/** Half a minute and more of answers that say nothing: the table is read again then. */
const mostTries = 50;

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

/** The same key is the same order: with no answer, or none that says what became of it, it is sent again. */
export const answered = async <T>(
  { frame }: LiveTable,
  call: () => Promise<Answered<T>>,
): Promise<Answered<T> | undefined> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await call().catch(() => undefined);
    if (answer !== undefined && (answer.ok || answer.status < firstUncertainStatus)) {
      patch(frame, { retrying: false });
      return answer;
    }
    patch(frame, { retrying: true });
    await frame.wait(againMs);
  }
  patch(frame, { retrying: false });
  return undefined;
};

export const refuse = ({ frame }: LiveTable, state: LiveReady, answer: Answered<unknown> | undefined): void => {
  if (answer === undefined || answer.ok) return;
  if (answer.problem.code === 'round_closed') {
    patch(frame, { notice: lateNotice });
    return;
  }
  const refusal = refusalOf(answer.status, answer.problem, state);
  if (refusal.kind === 'ended') endGame(frame, refusal.message);
  else if (refusal.needFunds) needFunds(frame, state);
  else patch(frame, { notice: refusal.notice });
};

export const booked = (table: LiveTable, answer: { readonly balance: string; readonly bonusBalance: string }): void => {
  const state = liveOf(table);
  if (state === undefined) return;
  const { currency } = state.session;
  patch(table.frame, {
    balance: readSubunits(currency, answer.balance),
    bonusBalance: readSubunits(currency, answer.bonusBalance),
  });
  postBalance(table.frame);
};

/** A bet that was accepted runs the clock of the sitting. */
export const moved = (table: LiveTable): void => {
  const state = liveOf(table);
  if (state === undefined) return;
  const sitting = afterMove(state.session, Date.now(), true);
  patch(table.frame, { notice: undefined, session: { ...state.session, sitting } });
};

import { type Call, createHttpCall, UnreadableAnswer } from '@carmine/contract/call';
import type { Problem } from '@carmine/contract/problem';
import { wordedCall, wordedProblem } from '@carmine/contract/problem-texts/worded-call';
import { texts } from '../../texts/texts.ts';
import { NoAnswer, unreadableCode } from './answers.ts';

const loadTexts = async () => import('@carmine/contract/problem-texts/catalogues');

/** A refusal that came another way than by a call, in the page's language. */
export const worded = async (problem: Problem): Promise<Problem> => wordedProblem(problem, loadTexts);

/** Calls from the browser: `fetch` with its cookies. Without an answer it throws a readable message. */
const overHttp = wordedCall(
  createHttpCall(async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (init?.signal?.aborted === true) throw error;
      throw new NoAnswer();
    }
  }),
  loadTexts,
);

/** A proxy's page or an empty error response as a server error with our text. */
const problemOf = (status: number, statusText: string): Problem => ({
  type: 'about:blank',
  title: statusText,
  status,
  code: unreadableCode,
  message: texts.failures.general,
  requestId: '',
});

export const call: Call = async (endpoint, input) => {
  try {
    return await overHttp(endpoint, input);
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    // An HTML page instead of data: something between client and server responded.
    const status = error.status < 400 ? 502 : error.status;
    return { ok: false, status, problem: problemOf(status, error.statusText) };
  }
};

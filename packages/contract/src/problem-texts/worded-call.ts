/**
 * Calls whose refusals speak the page's language: worded here by their codes, since the server's messages are for callers that have no
 * texts of their own. The texts are loaded by the first refusal, so that no page carries them.
 */
import type { Call } from '../call.ts';
import type { Problem } from '../problem.ts';

/** Loads `catalogues.ts`, or the part of them that a page can need. */
export type LoadTexts = () => Promise<{ readonly word: (problem: Problem) => Problem }>;

/** Nobody waits for words: by then the server's are shown. */
const longestWaitMs = 3000;

const giveUp = async (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The texts did not come')), longestWaitMs);
  });

export const wordedProblem = async (problem: Problem, load: LoadTexts): Promise<Problem> => {
  try {
    const { word } = await Promise.race([load(), giveUp()]);
    return word(problem);
  } catch {
    return problem;
  }
};

export const wordedCall =
  (call: Call, load: LoadTexts): Call =>
  async (endpoint, input) => {
    const result = await call(endpoint, input);
    return result.ok ? result : { ...result, problem: await wordedProblem(result.problem, load) };
  };

/**
 * Calls whose refusals are in the page's language: worded here by their codes, because the server's messages are for callers without
 * texts of their own. The first refusal loads the texts, so that no page includes them.
 */
import type { Call } from '../call.ts';
import type { Problem } from '../problem.ts';

/** Loads `catalogues.ts`, or the part of them that a page can need. */
export type LoadTexts = () => Promise<{ readonly word: (problem: Problem) => Problem }>;

/** After this time, the server's message is shown instead. */
const longestWaitMs = 3000;

const giveUp = async (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The texts did not load in time')), longestWaitMs);
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

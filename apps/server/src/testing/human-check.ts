/** The work that the human check asks of a browser, done by a test. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What goes with the call as `captcha`. `challenge`: as the server gave it. */
export const solveHumanCheck = async (challenge: unknown): Promise<string> => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Solves the human check like a browser. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The call's `captcha` field. `challenge`: as received from the server. */
export const solveHumanCheck = async (challenge: unknown): Promise<string> => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Verifies a human check: valid for one action, two minutes, once. */
import type { CaptchaAction } from '@carmine/contract/account/user-service';
import * as challenges from './captcha-store.ts';
import type { Deps } from '../deps.ts';

export const checkCaptcha =
  ({ db, captcha }: Pick<Deps, 'db' | 'captcha'>) =>
  async (token: string, action: CaptchaAction): Promise<boolean> => {
    const solved = await captcha.verify(token, action);
    return solved.ok && (await challenges.useChallenge(db, solved.nonce, solved.expiresAt));
  };

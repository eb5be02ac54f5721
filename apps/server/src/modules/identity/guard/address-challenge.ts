/** Proof-of-work challenge, harder with each failure from the address. */
import type { CaptchaAction } from '@carmine/contract/account/user-service';
import type { Guard } from './guard-attempts.ts';
import type { Deps } from '../deps.ts';
import type { Challenge } from '../ports.ts';

export const addressChallenge =
  ({ captcha }: Pick<Deps, 'captcha'>, guard: Guard) =>
  async (action: CaptchaAction, ip: string): Promise<Challenge> =>
    captcha.challenge(action, await guard.level(ip));

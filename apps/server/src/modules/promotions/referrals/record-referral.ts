/** Codes, and whose friend has registered with one. */
import type { Invitation } from '@carmine/contract/promotions/referrals';
import { showAmount } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { centsOf } from '../offers/promotion.ts';
import { randomCode } from '../random-code.ts';
import type { ReferralDeps } from './deps.ts';
import * as store from './referral-store.ts';

const codeLength = 8;

/** The player's own code, made when it is first shown. */
export const codeOf =
  ({ db, random }: Pick<ReferralDeps, 'db' | 'random'>) =>
  async (playerId: PlayerId): Promise<string> => {
    for (;;) {
      const found = await store.findCode(db, playerId);
      if (found !== undefined) return found;
      await store.insertCode(db, playerId, randomCode(random, codeLength));
    }
  };

const normal = (code: string): string => code.trim().toUpperCase();

/** What somebody who registers with it now is promised; undefined: it is no player's. It says nothing about the player. */
export const invitationOf =
  ({ db }: Pick<ReferralDeps, 'db'>) =>
  async (code: string): Promise<Invitation | undefined> => {
    if ((await store.ownerOf(db, normal(code))) === undefined) return undefined;
    const current = await store.readRules(db);
    if (current === undefined) return undefined;
    const eur = (text: string): string => showAmount('EUR', centsOf(text));
    return { friendEur: eur(current.rules.friendEur), leastDepositEur: eur(current.rules.leastDepositEur) };
  };

/** After the registration, once. `codes`: the first that is a player's counts. A code that is nobody's is another module's, or forgotten without a word. */
export const recordReferral =
  ({ db }: Pick<ReferralDeps, 'db'>) =>
  async (playerId: PlayerId, codes: readonly string[]): Promise<void> => {
    const owners = await Promise.all(codes.map((code) => store.ownerOf(db, normal(code))));
    const referrerId = owners.find((owner) => owner !== undefined);
    if (referrerId === undefined || referrerId === playerId) return;
    const current = await store.readRules(db);
    if (current === undefined) return;
    await store.insertReferral(db, { playerId, referrerId, version: current.version });
  };

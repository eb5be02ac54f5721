/** What the server says to players in each language but English. */
import type { OwnDataTexts } from '#english/apps/server/src/modules/compliance/privacy/own-data-texts.ts';
import type { MailTemplates } from '#english/apps/server/src/modules/messages/templates/index.ts';
import type { RewardTexts } from '#english/apps/server/src/modules/promotions/grants/reward-texts.ts';
import type { referralTermTexts } from '#english/packages/contract/src/promotions/referral-term-texts.ts';
import type { termTexts } from '#english/packages/contract/src/promotions/term-texts.ts';
import type { Language } from '@carmine/money';
import * as de from './de/server.ts';

export interface ServerTexts {
  readonly mailTemplates: MailTemplates;
  readonly ownDataTexts: OwnDataTexts;
  readonly rewardTexts: RewardTexts;
  readonly termTexts: typeof termTexts;
  readonly referralTermTexts: typeof referralTermTexts;
}

export const serverTexts: Readonly<Record<Exclude<Language, 'en'>, ServerTexts>> = { de };

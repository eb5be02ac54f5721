/** What the server says to players in German. */
export { ownDataTexts } from './apps/server/src/modules/compliance/privacy/own-data-texts.ts';
export { mailTemplates } from './apps/server/src/modules/messages/templates/index.ts';
export { rewardTexts } from './apps/server/src/modules/promotions/grants/reward-texts.ts';
export { referralTermTexts } from './packages/contract/src/promotions/referral-term-texts.ts';
export { termTexts } from './packages/contract/src/promotions/term-texts.ts';

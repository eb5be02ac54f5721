/** All texts of refusals for players, by the part of the API that refuses. */
import type { Problem } from '../problem.ts';
import { accountRefusals } from './account.ts';
import { chatRefusals } from './chat.ts';
import { fieldRefusals } from './fields.ts';
import { ownDataRefusals } from './own-data.ts';
import { cashOutRefusals, coinDepositRefusals, onRampRefusals, paymentRefusals } from './payments.ts';
import { playRefusals } from './play.ts';
import { promotionRefusals } from './promotions.ts';
import { protectionRefusals } from './protection.ts';
import { rewardRefusals } from './rewards.ts';
import { sharedRefusals } from './every-service.ts';
import { supportRefusals } from './support.ts';
import { verificationRefusals } from './verification.ts';
import { wordProblem } from './word-problem.ts';

export const catalogues = {
  shared: sharedRefusals,
  fields: fieldRefusals,
  account: accountRefusals,
  'own-data': ownDataRefusals,
  payments: paymentRefusals,
  'coin-deposits': coinDepositRefusals,
  onramps: onRampRefusals,
  'cash-outs': cashOutRefusals,
  promotions: promotionRefusals,
  protection: protectionRefusals,
  verification: verificationRefusals,
  play: playRefusals,
  rewards: rewardRefusals,
  support: supportRefusals,
  chat: chatRefusals,
} as const;

export type Part = keyof typeof catalogues;

export const word = (problem: Problem): Problem => wordProblem(problem, catalogues);

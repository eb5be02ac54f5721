/** Everything that mails to players say, in English. Another language has the same below `languages/`. */
import { refusalTexts } from '@carmine/contract/problem-texts/refused-documents';
import * as account from './account-templates.ts';
import * as cashOuts from './cash-out-templates.ts';
import * as deposits from './deposit-templates.ts';
import * as frame from './frame-templates.ts';
import * as paidTwice from './paid-twice-template.ts';
import * as player from './player-templates.ts';
import * as reversed from './reversed-template.ts';
import * as security from './security-templates.ts';
import * as writtenOff from './written-off-template.ts';

export const mailTemplates = {
  ...{ ...account, ...cashOuts, ...deposits, ...frame, ...paidTwice },
  ...{ ...player, ...reversed, ...security, ...writtenOff, refusalTexts },
};

export type MailTemplates = typeof mailTemplates;

import type { MailTemplates } from '#english/apps/server/src/modules/messages/templates/index.ts';
import { refusalTexts } from '../../../../../../packages/contract/src/problem-texts/refused-documents.ts';
import * as account from './account-templates.ts';
import * as campaign from './campaign-template.ts';
import * as cashOuts from './cash-out-templates.ts';
import * as deposits from './deposit-templates.ts';
import * as frame from './frame-templates.ts';
import * as paidTwice from './paid-twice-template.ts';
import * as player from './player-templates.ts';
import * as promotion from './promotion-templates.ts';
import * as reversed from './reversed-template.ts';
import * as round from './round-templates.ts';
import * as security from './security-templates.ts';
import * as writtenOff from './written-off-template.ts';

export const mailTemplates: MailTemplates = {
  ...{ ...account, ...campaign, ...cashOuts, ...deposits, ...frame, ...paidTwice },
  ...{ ...player, ...promotion, ...reversed, ...round, ...security, ...writtenOff, refusalTexts },
};

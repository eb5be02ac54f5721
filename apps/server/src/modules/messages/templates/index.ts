/** Every text of mails to players, in English. A translation has the same below `languages/`. */
import { refusalTexts } from '@carmine/contract/problem-texts/refused-documents';
import { accountTemplate } from './account-templates.ts';
import { campaignTemplate, campaignTestMark } from './campaign-template.ts';
import {
  cashOutApprovedTemplate,
  cashOutPaidTemplate,
  cashOutRequestedTemplate,
  cashOutReturnedTemplate,
} from './cash-out-templates.ts';
import {
  depositCreditedTemplate,
  depositFailedTemplate,
  depositGivenBackTemplate,
  depositRefusedTemplate,
  depositReviewTemplate,
} from './deposit-templates.ts';
import { deviceWords, limitWords, mailFrame } from './frame-templates.ts';
import { paidTwiceTemplate } from './paid-twice-template.ts';
import {
  confirmEmailTemplate,
  documentsExpiredTemplate,
  newSignInTemplate,
  passwordChangedTemplate,
  resetPasswordTemplate,
  signInLinkTemplate,
  verificationRefusedTemplate,
  verifiedTemplate,
} from './player-templates.ts';
import { depositReversedTemplate, depositWonBackTemplate } from './reversed-template.ts';
import {
  promotionCompletedTemplate,
  promotionEndedTemplate,
  promotionExpiresTemplate,
  promotionGrantedTemplate,
} from './promotion-templates.ts';
import { roundEndedTemplate, roundExpiresTemplate } from './round-templates.ts';
import { securityTemplate } from './security-templates.ts';
import { writtenOffTemplate } from './written-off-template.ts';

export const mailTemplates = {
  ...{ mailFrame, deviceWords, limitWords, refusalTexts },
  ...{ confirmEmailTemplate, resetPasswordTemplate, signInLinkTemplate, passwordChangedTemplate, newSignInTemplate },
  ...{ accountTemplate, securityTemplate },
  ...{ verifiedTemplate, documentsExpiredTemplate, verificationRefusedTemplate },
  ...{ depositCreditedTemplate, depositReviewTemplate, depositFailedTemplate, depositRefusedTemplate },
  ...{ depositGivenBackTemplate, depositReversedTemplate, paidTwiceTemplate, writtenOffTemplate },
  ...{ depositWonBackTemplate },
  ...{ promotionGrantedTemplate, promotionExpiresTemplate, promotionCompletedTemplate, promotionEndedTemplate },
  ...{ roundExpiresTemplate, roundEndedTemplate },
  ...{ campaignTemplate, campaignTestMark },
  ...{ cashOutRequestedTemplate, cashOutApprovedTemplate, cashOutPaidTemplate, cashOutReturnedTemplate },
};

export type MailTemplates = typeof mailTemplates;

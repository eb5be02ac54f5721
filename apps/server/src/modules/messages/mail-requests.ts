/** Which mail each event asks for. One job is made for each event, so its number names the event; a payment names itself. */
import { refusalText } from '@carmine/contract/verification';
import {
  debtWrittenOff,
  debtWrittenOffBefore,
  verificationDecided,
} from '../../platform/events/catalogue/compliance.ts';
import * as accounts from '../../platform/events/catalogue/identity.ts';
import * as payments from '../../platform/events/catalogue/payments.ts';
import { accountMailRequests } from './account-mail-requests.ts';
import { deviceName } from './device.ts';
import { amountText, momentText, sumText } from './event-payload.ts';
import type { DepositMail } from './mail-kind.ts';
import { promotionMailRequests } from './promotion-mail-requests.ts';
import { roundMailRequests } from './round-mail-requests.ts';
import { reaction, type MailRequestDeps, type MakeMailRequest, type Reaction } from './mail-request.ts';
import type { MailRequest } from './send-mail.ts';

/** Of the mails that somebody without the mailbox can ask for. */
const askedForPerHour = 5;

interface TokenMail {
  readonly kind: MailRequest['kind'];
  readonly purpose: Parameters<MailRequestDeps['issueToken']>[1];
  readonly pathOf: (token: string) => string;
  readonly template: 'confirmEmailTemplate' | 'resetPasswordTemplate' | 'signInLinkTemplate';
}

/** A mail whose link carries a new token; none where the player may have no token of that purpose. */
const tokenMail = (
  { issueToken, publicUrl }: MailRequestDeps,
  { source, playerId }: Pick<MailRequest, 'source' | 'playerId'>,
  { kind, purpose, pathOf, template }: TokenMail,
): MailRequest => ({
  ...{ source, kind, perHour: askedForPerHour, playerId },
  write: async ({ firstName, templates }, { name }) => {
    const token = await issueToken(playerId, purpose);
    if (token === undefined) return undefined;
    return templates[template]({ brand: name, firstName, url: publicUrl + pathOf(token) });
  },
});

/** The same for whoever has that address, and nothing where nobody has it. */
const tokenMailToAddress = async (
  deps: MailRequestDeps,
  { source, emailHash }: { source: string; emailHash: string },
  mail: TokenMail,
): Promise<MailRequest | undefined> => {
  const playerId = await deps.findPlayerByEmailHash(Buffer.from(emailHash, 'hex'));
  return playerId === undefined ? undefined : tokenMail(deps, { source, playerId }, mail);
};

const confirmMailRequest: MakeMailRequest<typeof accounts.playerConfirmed> = async (deps, { id, payload }) =>
  tokenMail(
    deps,
    { source: `confirm:${id}`, playerId: payload.playerId },
    {
      kind: 'confirm_email',
      purpose: 'confirm',
      pathOf: (token) => `/account/confirm?token=${token}`,
      template: 'confirmEmailTemplate',
    },
  );

const resetMailRequest: MakeMailRequest<typeof accounts.passwordResetRequested> = (deps, { id, payload }) =>
  tokenMailToAddress(
    deps,
    { source: `reset:${id}`, emailHash: payload.emailHash },
    {
      kind: 'reset_password',
      purpose: 'reset',
      pathOf: (token) => `/?modal=reset-password&token=${token}`,
      template: 'resetPasswordTemplate',
    },
  );

const signInLinkMailRequest: MakeMailRequest<typeof accounts.signInLinkRequested> = (deps, { id, payload }) =>
  tokenMailToAddress(
    deps,
    { source: `sign-in-link:${id}`, emailHash: payload.emailHash },
    {
      kind: 'sign_in_link',
      purpose: 'browser',
      pathOf: (token) => `/account/confirm?browser=${token}`,
      template: 'signInLinkTemplate',
    },
  );

const passwordChangedMailRequest: MakeMailRequest<typeof accounts.passwordChanged> = async (
  _deps,
  { id, payload },
) => ({
  source: `password:${id}`,
  kind: 'password_changed',
  playerId: payload.playerId,
  write: async ({ firstName, templates }, { name, supportEmail }) =>
    templates.passwordChangedTemplate({ brand: name, firstName, supportEmail }),
});

const depositTemplates = {
  deposit_credited: 'depositCreditedTemplate',
  deposit_failed: 'depositFailedTemplate',
  deposit_review: 'depositReviewTemplate',
  deposit_reversed: 'depositReversedTemplate',
  deposit_won_back: 'depositWonBackTemplate',
  deposit_refused: 'depositRefusedTemplate',
  deposit_given_back: 'depositGivenBackTemplate',
} as const satisfies Record<DepositMail, string>;

const depositMailRequest =
  (kind: DepositMail): MakeMailRequest<payments.DepositEvent> =>
  async ({ publicUrl }, { payload }) => {
    const { deposit: reference, state, reason, dispute } = payload;
    // Who called it off knows.
    if (kind === 'deposit_failed' && state === 'cancelled') return undefined;
    return {
      // A deposit can be charged back again.
      source: `${kind === 'deposit_credited' ? 'deposit' : kind}:${reference}${dispute === undefined ? '' : `:${dispute}`}`,
      kind,
      ...(['deposit_credited', 'deposit_failed'].includes(kind) ? { topic: 'deposits' as const } : {}),
      playerId: payload.playerId,
      write: async ({ firstName, language, templates }, { name }) =>
        templates[depositTemplates[kind]]({
          ...{ brand: name, firstName, reference, url: `${publicUrl}/wallet/deposit?deposit=${reference}` },
          ...{ amount: amountText(payload, language), state, reason: reason ?? '' },
          settled: sumText(payload, payload.settled, language),
          owed: sumText(payload, payload.owed, language),
          whole: sumText(payload, payload.whole, language),
        }),
    };
  };

const newSignInMailRequest: MakeMailRequest<typeof accounts.playerSignedIn> = async (deps, { payload }) => {
  const { findSignIn, countryName, publicUrl } = deps;
  const { playerId, sessionId, newDevice } = payload;
  if (!newDevice) return undefined;
  return {
    source: `sign-in:${sessionId}`,
    kind: 'new_sign_in',
    playerId,
    write: async ({ firstName, language, templates }, { name }) => {
      const signIn = await findSignIn(sessionId);
      if (signIn === undefined) return undefined;
      const { at, country, userAgent } = signIn;
      return templates.newSignInTemplate({
        ...{ brand: name, firstName, url: `${publicUrl}/profile/sessions` },
        at: momentText(at, language),
        country: countryName(country, language),
        device: deviceName(userAgent, templates.deviceWords),
      });
    },
  };
};

const cashOutMailRequest: MakeMailRequest<payments.CashOutEvent> = async ({ publicUrl }, { payload }) => {
  const { cashOut: reference, state, reason, byPerson, inLegs } = payload;
  // By rule it is approved in the same breath as it was asked for: one mail is enough.
  if (state === 'approved' && !byPerson) return undefined;
  return {
    source: `cash-out:${reference}:${state}`,
    kind: `cash_out_${state}`,
    // That money came back, and why, is always told.
    ...(state === 'requested' || state === 'approved' || state === 'paid' ? { topic: 'cash_outs' as const } : {}),
    playerId: payload.playerId,
    write: async ({ firstName, language, templates }, { name }) => {
      const url = `${publicUrl}/wallet/withdraw/${reference}`;
      const shared = { brand: name, firstName, amount: amountText(payload, language), reference, url };
      if (state === 'requested') return templates.cashOutRequestedTemplate(shared);
      if (state === 'approved') return templates.cashOutApprovedTemplate(shared);
      if (state === 'paid') return templates.cashOutPaidTemplate({ ...shared, inLegs });
      return templates.cashOutReturnedTemplate({ ...shared, reason: reason ?? '' });
    },
  };
};

const paidTwiceMailRequest: MakeMailRequest<typeof payments.cashOutPaidTwice> = async ({ publicUrl }, { payload }) => {
  const { playerId, cashOut: reference, leg, had } = payload;
  return {
    source: `paid-twice:${reference}:${leg}`,
    kind: 'cash_out_paid_twice',
    playerId,
    write: async ({ firstName, language, templates }, { name }) =>
      templates.paidTwiceTemplate({
        ...{ brand: name, firstName, reference, url: `${publicUrl}/wallet/withdraw/${reference}` },
        ...{ amount: amountText(payload, language), had, owed: sumText(payload, payload.owed, language) },
      }),
  };
};

const writtenOffMailRequest: MakeMailRequest<typeof debtWrittenOff | typeof debtWrittenOffBefore> = async (
  { publicUrl },
  { payload },
) => ({
  source: `debt-written-off:${'matter' in payload ? payload.matter : payload.request}`,
  kind: 'debt_written_off',
  playerId: payload.playerId,
  write: async ({ firstName, language, templates }, { name }) =>
    templates.writtenOffTemplate({
      ...{ brand: name, firstName, amount: amountText(payload, language), url: `${publicUrl}/wallet` },
      owed: sumText(payload, payload.owed, language),
    }),
});

const verificationMailRequest: MakeMailRequest<typeof verificationDecided> = async (
  { findRefusal, publicUrl },
  job,
) => {
  const { playerId, case: caseId, kind: what, status, again, expired } = job.payload;
  const url = `${publicUrl}/profile/verification`;
  return {
    source: again === true ? `verification again:${job.id}` : `verification:${caseId}`,
    kind: 'verification_decided',
    playerId,
    write: async ({ firstName, templates }, { name }) => {
      const shared = { brand: name, firstName, what, url };
      if (status === 'verified') return templates.verifiedTemplate(shared);
      if (expired === true) return templates.documentsExpiredTemplate(shared);
      const refused = await findRefusal(caseId);
      if (refused === undefined) return undefined;
      return templates.verificationRefusedTemplate({ ...shared, reason: refusalText(templates.refusalTexts, refused) });
    },
  };
};

const securityMailRequest: MakeMailRequest<typeof accounts.securityChanged | typeof payments.bankAccountSet> = async (
  { publicUrl },
  { id, payload },
) => {
  const change = 'change' in payload ? payload.change : 'bank_account_set';
  return {
    source: `security:${id}`,
    kind: `security_${change}`,
    playerId: payload.playerId,
    write: async ({ firstName, templates }, { name, supportEmail }) =>
      templates.securityTemplate(change, {
        ...{ brand: name, firstName, supportEmail },
        url: `${publicUrl}/profile/security`,
      }),
  };
};

export const mailRequests: readonly Reaction[] = [
  reaction(accounts.playerRegistered, 'messages.confirm', confirmMailRequest),
  reaction(accounts.confirmationRequested, 'messages.confirm', confirmMailRequest),
  reaction(accounts.passwordResetRequested, 'messages.reset', resetMailRequest),
  reaction(accounts.signInLinkRequested, 'messages.sign-in-link', signInLinkMailRequest),
  reaction(accounts.passwordChanged, 'messages.password', passwordChangedMailRequest),
  reaction(payments.depositCredited, 'messages.deposit', depositMailRequest('deposit_credited')),
  reaction(payments.depositFailed, 'messages.deposit', depositMailRequest('deposit_failed')),
  reaction(payments.depositInReview, 'messages.deposit', depositMailRequest('deposit_review')),
  reaction(payments.depositReversed, 'messages.deposit', depositMailRequest('deposit_reversed')),
  reaction(payments.depositWonBack, 'messages.deposit', depositMailRequest('deposit_won_back')),
  reaction(payments.depositRefused, 'messages.deposit', depositMailRequest('deposit_refused')),
  reaction(payments.depositGivenBack, 'messages.deposit', depositMailRequest('deposit_given_back')),
  reaction(accounts.securityChanged, 'messages.security', securityMailRequest),
  reaction(payments.bankAccountSet, 'messages.security', securityMailRequest),
  reaction(payments.cashOutRequested, 'messages.cash-out', cashOutMailRequest),
  reaction(payments.cashOutApproved, 'messages.cash-out', cashOutMailRequest),
  reaction(payments.cashOutPaid, 'messages.cash-out', cashOutMailRequest),
  reaction(payments.cashOutReturned, 'messages.cash-out', cashOutMailRequest),
  reaction(payments.cashOutPaidTwice, 'messages.paid-twice', paidTwiceMailRequest),
  reaction(debtWrittenOff, 'messages.written-off', writtenOffMailRequest),
  reaction(debtWrittenOffBefore, 'messages.written-off', writtenOffMailRequest),
  reaction(accounts.playerSignedIn, 'messages.sign-in', newSignInMailRequest),
  reaction(verificationDecided, 'messages.verification', verificationMailRequest),
  ...accountMailRequests,
  ...promotionMailRequests,
  ...roundMailRequests,
];

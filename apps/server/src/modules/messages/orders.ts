/** Which mail each event asks for. One job is made for each event, so its number names the event; a payment names itself. */
import {
  debtWrittenOff,
  debtWrittenOffBefore,
  verificationDecided,
} from '../../platform/events/catalogue/compliance.ts';
import * as accounts from '../../platform/events/catalogue/identity.ts';
import * as payments from '../../platform/events/catalogue/payments.ts';
import type { Payload } from '../../platform/events/define-event.ts';
import {
  cashOutApprovedLetter,
  cashOutPaidLetter,
  cashOutRequestedLetter,
  cashOutReturnedLetter,
} from './letters/cash-out-letters.ts';
import { accountOrders } from './account-orders.ts';
import {
  depositCreditedLetter,
  depositFailedLetter,
  depositGivenBackLetter,
  depositRefusedLetter,
  depositReviewLetter,
} from './letters/deposit-letters.ts';
import { deviceName } from './device.ts';
import { amountText, momentText, sumText } from './event-payload.ts';
import {
  confirmEmailLetter,
  newSignInLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  signInLinkLetter,
  papersExpiredLetter,
  verificationRefusedLetter,
  verifiedLetter,
} from './letters/letters.ts';
import type { Letter } from './letters/letter.ts';
import type { DepositMail } from './mail-kind.ts';
import { reaction, type MakeOrder, type Reaction } from './order.ts';
import { paidTwiceLetter } from './letters/paid-twice-letter.ts';
import { depositReversedLetter, type Reversed } from './letters/reversed-letter.ts';
import { securityLetter } from './letters/security-letters.ts';
import { writtenOffLetter } from './letters/written-off-letter.ts';

/** Of the mails that somebody without the mailbox can ask for. */
const askedForPerHour = 5;

const confirmOrder: MakeOrder<typeof accounts.playerConfirmed> = async ({ issueToken, publicUrl }, job) => {
  const { playerId } = job.payload;
  return {
    source: `confirm:${job.id}`,
    kind: 'confirm_email',
    perHour: askedForPerHour,
    playerId,
    write: async ({ firstName }, { name }) => {
      const token = await issueToken(playerId, 'confirm');
      if (token === undefined) return undefined;
      return confirmEmailLetter({ brand: name, firstName, url: `${publicUrl}/account/confirm?token=${token}` });
    },
  };
};

const resetOrder: MakeOrder<typeof accounts.passwordResetRequested> = async (
  { findPlayerByEmailHash, issueToken, publicUrl },
  job,
) => {
  const playerId = await findPlayerByEmailHash(Buffer.from(job.payload.emailHash, 'hex'));
  if (playerId === undefined) return undefined;
  return {
    source: `reset:${job.id}`,
    kind: 'reset_password',
    perHour: askedForPerHour,
    playerId,
    write: async ({ firstName }, { name }) => {
      const token = await issueToken(playerId, 'reset');
      if (token === undefined) return undefined;
      return resetPasswordLetter({ brand: name, firstName, url: `${publicUrl}/?modal=reset-password&token=${token}` });
    },
  };
};

const signInLinkOrder: MakeOrder<typeof accounts.signInLinkRequested> = async (
  { findPlayerByEmailHash, issueToken, publicUrl },
  job,
) => {
  const playerId = await findPlayerByEmailHash(Buffer.from(job.payload.emailHash, 'hex'));
  if (playerId === undefined) return undefined;
  return {
    source: `sign-in-link:${job.id}`,
    kind: 'sign_in_link',
    perHour: askedForPerHour,
    playerId,
    write: async ({ firstName }, { name }) => {
      const token = await issueToken(playerId, 'browser');
      if (token === undefined) return undefined;
      return signInLinkLetter({ brand: name, firstName, url: `${publicUrl}/account/confirm?browser=${token}` });
    },
  };
};

const passwordChangedOrder: MakeOrder<typeof accounts.passwordChanged> = async (_deps, { id, payload }) => ({
  source: `password:${id}`,
  kind: 'password_changed',
  playerId: payload.playerId,
  write: async ({ firstName }, { name, supportEmail }) =>
    passwordChangedLetter({ brand: name, firstName, supportEmail }),
});

const depositOrder =
  (kind: DepositMail, letter: (to: Reversed & { settled: string }) => Letter): MakeOrder<payments.DepositEvent> =>
  async ({ publicUrl }, { payload }) => {
    const { deposit: reference, state, reason } = payload;
    // Who called it off knows.
    if (kind === 'deposit_failed' && state === 'cancelled') return undefined;
    return {
      source: kind === 'deposit_credited' ? `deposit:${reference}` : `${kind}:${reference}`,
      kind,
      ...(['deposit_credited', 'deposit_failed'].includes(kind) ? { topic: 'deposits' as const } : {}),
      playerId: payload.playerId,
      write: async ({ firstName }, { name }) =>
        letter({
          ...{ brand: name, firstName, reference, url: `${publicUrl}/wallet/deposit?deposit=${reference}` },
          ...{ amount: amountText(payload), state, reason: reason ?? '' },
          ...{ settled: sumText(payload, payload.settled), owed: sumText(payload, payload.owed) },
        }),
    };
  };

const newSignInOrder: MakeOrder<typeof accounts.playerSignedIn> = async (deps, { payload }) => {
  const { findSignIn, countryName, publicUrl } = deps;
  const { playerId, sessionId, newDevice } = payload;
  if (!newDevice) return undefined;
  return {
    source: `sign-in:${sessionId}`,
    kind: 'new_sign_in',
    playerId,
    write: async ({ firstName }, { name }) => {
      const signIn = await findSignIn(sessionId);
      if (signIn === undefined) return undefined;
      const { at, country, userAgent } = signIn;
      const where = { at: momentText(at), country: countryName(country), device: deviceName(userAgent) };
      return newSignInLetter({ brand: name, firstName, ...where, url: `${publicUrl}/profile/sessions` });
    },
  };
};

const cashOutOrder: MakeOrder<payments.CashOutEvent> = async ({ publicUrl }, { payload }) => {
  const { cashOut: reference, state, reason, byPerson, inLegs } = payload;
  // By rule it is approved in the same breath as it was asked for: one mail is enough.
  if (state === 'approved' && !byPerson) return undefined;
  const amount = amountText(payload);
  return {
    source: `cash-out:${reference}:${state}`,
    kind: `cash_out_${state}`,
    // That money came back, and why, is always told.
    ...(state === 'requested' || state === 'approved' || state === 'paid' ? { topic: 'cash_outs' as const } : {}),
    playerId: payload.playerId,
    write: async ({ firstName }, { name }) => {
      const told = { brand: name, firstName, amount, reference, url: `${publicUrl}/wallet/withdraw/${reference}` };
      if (state === 'requested') return cashOutRequestedLetter(told);
      if (state === 'approved') return cashOutApprovedLetter(told);
      if (state === 'paid') return cashOutPaidLetter({ ...told, inLegs });
      return cashOutReturnedLetter({ ...told, reason: reason ?? '' });
    },
  };
};

const paidTwiceOrder: MakeOrder<typeof payments.cashOutPaidTwice> = async ({ publicUrl }, { payload }) => {
  const { playerId, cashOut: reference, leg, had } = payload;
  return {
    source: `paid-twice:${reference}:${leg}`,
    kind: 'cash_out_paid_twice',
    playerId,
    write: async ({ firstName }, { name }) =>
      paidTwiceLetter({
        ...{ brand: name, firstName, reference, url: `${publicUrl}/wallet/withdraw/${reference}` },
        ...{ amount: amountText(payload), had, owed: sumText(payload, payload.owed) },
      }),
  };
};

const writtenOffOrder: MakeOrder<typeof debtWrittenOff | typeof debtWrittenOffBefore> = async (
  { publicUrl },
  { payload },
) => ({
  source: `debt-written-off:${'matter' in payload ? payload.matter : payload.request}`,
  kind: 'debt_written_off',
  playerId: payload.playerId,
  write: async ({ firstName }, { name }) =>
    writtenOffLetter({
      ...{ brand: name, firstName, amount: amountText(payload), url: `${publicUrl}/wallet` },
      owed: sumText(payload, payload.owed),
    }),
});

const paperNames = {
  identity: 'identity',
  bill: 'address',
  funds: 'source of funds',
} as const satisfies Record<Payload<typeof verificationDecided>['kind'], string>;

const verificationOrder: MakeOrder<typeof verificationDecided> = async ({ findRefusal, publicUrl }, job) => {
  const { playerId, case: caseId, kind, status, again, expired } = job.payload;
  const what = paperNames[kind];
  const url = `${publicUrl}/profile/verification`;
  return {
    source: again === true ? `verification again:${job.id}` : `verification:${caseId}`,
    kind: 'verification_decided',
    playerId,
    write: async ({ firstName }, { name }) => {
      if (status === 'verified') return verifiedLetter({ brand: name, firstName, what, url });
      if (expired === true) return papersExpiredLetter({ brand: name, firstName, what, url });
      const reason = await findRefusal(caseId);
      return reason === undefined
        ? undefined
        : verificationRefusedLetter({ brand: name, firstName, what, reason, url });
    },
  };
};

const securityOrder: MakeOrder<typeof accounts.securityChanged> = async ({ publicUrl }, { id, payload }) => ({
  source: `security:${id}`,
  kind: `security_${payload.change}`,
  playerId: payload.playerId,
  write: async ({ firstName }, { name, supportEmail }) =>
    securityLetter(payload.change, { brand: name, firstName, supportEmail, url: `${publicUrl}/profile/security` }),
});

export const orders: readonly Reaction[] = [
  reaction(accounts.playerRegistered, 'messages.confirm', confirmOrder),
  reaction(accounts.confirmationRequested, 'messages.confirm', confirmOrder),
  reaction(accounts.passwordResetRequested, 'messages.reset', resetOrder),
  reaction(accounts.signInLinkRequested, 'messages.sign-in-link', signInLinkOrder),
  reaction(accounts.passwordChanged, 'messages.password', passwordChangedOrder),
  reaction(payments.depositCredited, 'messages.deposit', depositOrder('deposit_credited', depositCreditedLetter)),
  reaction(payments.depositFailed, 'messages.deposit', depositOrder('deposit_failed', depositFailedLetter)),
  reaction(payments.depositInReview, 'messages.deposit', depositOrder('deposit_review', depositReviewLetter)),
  reaction(payments.depositReversed, 'messages.deposit', depositOrder('deposit_reversed', depositReversedLetter)),
  reaction(payments.depositRefused, 'messages.deposit', depositOrder('deposit_refused', depositRefusedLetter)),
  reaction(payments.depositGivenBack, 'messages.deposit', depositOrder('deposit_given_back', depositGivenBackLetter)),
  reaction(accounts.securityChanged, 'messages.security', securityOrder),
  reaction(payments.cashOutRequested, 'messages.cash-out', cashOutOrder),
  reaction(payments.cashOutApproved, 'messages.cash-out', cashOutOrder),
  reaction(payments.cashOutPaid, 'messages.cash-out', cashOutOrder),
  reaction(payments.cashOutReturned, 'messages.cash-out', cashOutOrder),
  reaction(payments.cashOutPaidTwice, 'messages.paid-twice', paidTwiceOrder),
  reaction(debtWrittenOff, 'messages.written-off', writtenOffOrder),
  reaction(debtWrittenOffBefore, 'messages.written-off', writtenOffOrder),
  reaction(accounts.playerSignedIn, 'messages.sign-in', newSignInOrder),
  reaction(verificationDecided, 'messages.verification', verificationOrder),
  ...accountOrders,
];

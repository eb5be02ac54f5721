/** Which mail each event asks for. One job is made for each event, so its number names the event; a payment names itself. */
import type { SessionId } from '../../platform/ids/ids.ts';
import {
  cashOutApprovedLetter,
  cashOutPaidLetter,
  cashOutRequestedLetter,
  cashOutReturnedLetter,
} from './cash-out-letters.ts';
import { accountOrders } from './account-orders.ts';
import {
  depositCreditedLetter,
  depositFailedLetter,
  depositGivenBackLetter,
  depositRefusedLetter,
  depositReviewLetter,
} from './deposit-letters.ts';
import { deviceName } from './device.ts';
import { amountOf, momentText, playerOf, textOf as text } from './event-payload.ts';
import {
  confirmEmailLetter,
  newSignInLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  signInLinkLetter,
  papersExpiredLetter,
  verificationRefusedLetter,
  verifiedLetter,
} from './letters.ts';
import type { Letter } from './letter.ts';
import type { MakeOrder } from './order.ts';
import { paidTwiceLetter } from './paid-twice-letter.ts';
import { depositReversedLetter, type Reversed } from './reversed-letter.ts';
import { securityLetter } from './security-letters.ts';
import { writtenOffLetter } from './written-off-letter.ts';

/** Of the mails that somebody without the mailbox can ask for. */
const askedForPerHour = 5;

const confirmOrder: MakeOrder = async ({ issueToken, publicUrl }, job) => {
  const playerId = playerOf(job);
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

const resetOrder: MakeOrder = async ({ findPlayerByEmailHash, issueToken, publicUrl }, job) => {
  const playerId = await findPlayerByEmailHash(Buffer.from(text(job, 'emailHash'), 'hex'));
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

const signInLinkOrder: MakeOrder = async ({ findPlayerByEmailHash, issueToken, publicUrl }, job) => {
  const playerId = await findPlayerByEmailHash(Buffer.from(text(job, 'emailHash'), 'hex'));
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

const passwordChangedOrder: MakeOrder = async (_deps, job) => ({
  source: `password:${job.id}`,
  kind: 'password_changed',
  playerId: playerOf(job),
  write: async ({ firstName }, { name, supportEmail }) =>
    passwordChangedLetter({ brand: name, firstName, supportEmail }),
});

const depositOrder =
  (kind: string, letter: (to: Reversed & { settled: string }) => Letter): MakeOrder =>
  async ({ publicUrl }, job) => {
    // Who called it off knows.
    if (kind === 'deposit_failed' && job.payload['state'] === 'cancelled') return undefined;
    const reference = text(job, 'deposit');
    const amount = amountOf(job);
    const sum = (name: string): string => (typeof job.payload[name] === 'string' ? amountOf(job, name) : '');
    return {
      source: kind === 'deposit_credited' ? `deposit:${reference}` : `${kind}:${reference}`,
      kind,
      ...(['deposit_credited', 'deposit_failed'].includes(kind) ? { topic: 'deposits' as const } : {}),
      playerId: playerOf(job),
      write: async ({ firstName }, { name }) => {
        const { reason, state } = job.payload;
        const url = `${publicUrl}/wallet/deposit?deposit=${reference}`;
        return letter({
          ...{ brand: name, firstName, amount, reference, url, settled: sum('settled'), owed: sum('owed') },
          state: typeof state === 'string' ? state : '',
          reason: typeof reason === 'string' ? reason : '',
        });
      },
    };
  };

const newSignInOrder: MakeOrder = async ({ findSignIn, countryName, publicUrl }, job) => {
  if (job.payload['newDevice'] !== true) return undefined;
  const sessionId = text(job, 'sessionId');
  return {
    source: `sign-in:${sessionId}`,
    kind: 'new_sign_in',
    playerId: playerOf(job),
    write: async ({ firstName }, { name }) => {
      const signIn = await findSignIn(BigInt(sessionId) as SessionId);
      if (signIn === undefined) return undefined;
      const { at, country, userAgent } = signIn;
      const where = { at: momentText(at), country: countryName(country), device: deviceName(userAgent) };
      return newSignInLetter({ brand: name, firstName, ...where, url: `${publicUrl}/profile/sessions` });
    },
  };
};

const cashOutOrder: MakeOrder = async ({ publicUrl }, job) => {
  const reference = text(job, 'cashOut');
  const state = text(job, 'state');
  const { reason, byPerson, inLegs } = job.payload;
  // By rule it is approved in the same breath as it was asked for: one mail is enough.
  if (state === 'approved' && byPerson !== true) return undefined;
  const amount = amountOf(job);
  return {
    source: `cash-out:${reference}:${state}`,
    kind: `cash_out_${state}`,
    // That money came back, and why, is always told.
    ...(state === 'requested' || state === 'approved' || state === 'paid' ? { topic: 'cash_outs' as const } : {}),
    playerId: playerOf(job),
    write: async ({ firstName }, { name }) => {
      const told = { brand: name, firstName, amount, reference, url: `${publicUrl}/wallet/withdraw/${reference}` };
      if (state === 'requested') return cashOutRequestedLetter(told);
      if (state === 'approved') return cashOutApprovedLetter(told);
      if (state === 'paid') return cashOutPaidLetter({ ...told, inLegs: inLegs === true });
      return cashOutReturnedLetter({ ...told, reason: typeof reason === 'string' ? reason : '' });
    },
  };
};

const paidTwiceOrder: MakeOrder = async ({ publicUrl }, job) => {
  const reference = text(job, 'cashOut');
  const { owed, had } = job.payload;
  return {
    source: `paid-twice:${reference}:${text(job, 'leg')}`,
    kind: 'cash_out_paid_twice',
    playerId: playerOf(job),
    write: async ({ firstName }, { name }) =>
      paidTwiceLetter({
        ...{ brand: name, firstName, reference, url: `${publicUrl}/wallet/withdraw/${reference}` },
        amount: amountOf(job),
        had: had === 'wallet' ? 'wallet' : 'bank',
        owed: typeof owed === 'string' ? amountOf(job, 'owed') : '',
      }),
  };
};

const writtenOffOrder: MakeOrder = async ({ publicUrl }, job) => {
  const { owed } = job.payload;
  return {
    source: `debt-written-off:${text(job, 'matter')}`,
    kind: 'debt_written_off',
    playerId: playerOf(job),
    write: async ({ firstName }, { name }) =>
      writtenOffLetter({
        ...{ brand: name, firstName, amount: amountOf(job), url: `${publicUrl}/wallet` },
        owed: typeof owed === 'string' ? amountOf(job, 'owed') : '',
      }),
  };
};

const paperNames: Readonly<Record<string, 'identity' | 'address' | 'source of funds'>> = {
  identity: 'identity',
  bill: 'address',
  funds: 'source of funds',
};

const verificationOrder: MakeOrder = async ({ findRefusal, publicUrl }, job) => {
  const caseId = text(job, 'case');
  const what = paperNames[text(job, 'kind')] ?? 'address';
  const url = `${publicUrl}/profile/verification`;
  return {
    source: job.payload['again'] === true ? `verification again:${job.id}` : `verification:${caseId}`,
    kind: 'verification_decided',
    playerId: playerOf(job),
    write: async ({ firstName }, { name }) => {
      if (text(job, 'status') === 'verified') return verifiedLetter({ brand: name, firstName, what, url });
      if (job.payload['expired'] === true) return papersExpiredLetter({ brand: name, firstName, what, url });
      const reason = await findRefusal(BigInt(caseId));
      return reason === undefined
        ? undefined
        : verificationRefusedLetter({ brand: name, firstName, what, reason, url });
    },
  };
};

const securityOrder: MakeOrder = async ({ publicUrl }, job) => {
  const change = text(job, 'change');
  return {
    source: `security:${job.id}`,
    kind: `security_${change}`,
    playerId: playerOf(job),
    write: async ({ firstName }, { name, supportEmail }) =>
      securityLetter(change, { brand: name, firstName, supportEmail, url: `${publicUrl}/profile/security` }),
  };
};

/** Topic, the reaction's name, the mail. */
export const orders: readonly (readonly [topic: string, name: string, MakeOrder])[] = [
  ['player.registered', 'messages.confirm', confirmOrder],
  ['player.confirmation_requested', 'messages.confirm', confirmOrder],
  ['password.reset_requested', 'messages.reset', resetOrder],
  ['sign_in.link_requested', 'messages.sign-in-link', signInLinkOrder],
  ['password.changed', 'messages.password', passwordChangedOrder],
  ['deposit.credited', 'messages.deposit', depositOrder('deposit_credited', depositCreditedLetter)],
  ['deposit.failed', 'messages.deposit', depositOrder('deposit_failed', depositFailedLetter)],
  ['deposit.review', 'messages.deposit', depositOrder('deposit_review', depositReviewLetter)],
  ['deposit.reversed', 'messages.deposit', depositOrder('deposit_reversed', depositReversedLetter)],
  ['deposit.refused', 'messages.deposit', depositOrder('deposit_refused', depositRefusedLetter)],
  ['deposit.given_back', 'messages.deposit', depositOrder('deposit_given_back', depositGivenBackLetter)],
  ['security.changed', 'messages.security', securityOrder],
  ['cash_out.requested', 'messages.cash-out', cashOutOrder],
  ['cash_out.approved', 'messages.cash-out', cashOutOrder],
  ['cash_out.paid', 'messages.cash-out', cashOutOrder],
  ['cash_out.returned', 'messages.cash-out', cashOutOrder],
  ['cash_out.paid_twice', 'messages.paid-twice', paidTwiceOrder],
  ['debt.written_off', 'messages.written-off', writtenOffOrder],
  ['player.signed_in', 'messages.sign-in', newSignInOrder],
  ['verification.decided', 'messages.verification', verificationOrder],
  ...accountOrders,
];

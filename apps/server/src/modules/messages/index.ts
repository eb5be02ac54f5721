/** Owns the mails that players get, each asked for by an event; must never decide anything nor keep an address. */
import { currency, parseCurrencyCode } from '@carmine/money';
import type { Job } from '../../platform/job.ts';
import type { PlayerId, SessionId } from '../../platform/ids.ts';
import type { Events } from '../../platform/outbox.ts';
import { deviceName } from './device.ts';
import {
  confirmEmailLetter,
  depositCreditedLetter,
  newSignInLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from './letters.ts';
import type { CountryName, FindPlayerByEmailHash, FindSignIn, IssueToken } from './ports.ts';
import { sendMail, type SendDeps } from './send-mail.ts';

export type { MailBrand, OutgoingMail, SendMail } from './ports.ts';

export interface MessagesDeps extends SendDeps {
  findPlayerByEmailHash: FindPlayerByEmailHash;
  issueToken: IssueToken;
  findSignIn: FindSignIn;
  countryName: CountryName;
}

/** An outage of the mail server of about a day is survived. */
const retries = { attempts: 30, backoffMs: 1_000 } as const;

/** Of the mails that somebody without the mailbox can ask for. */
const askedForPerHour = 5;

const text = (job: Job, name: string): string => {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The event has no ${name}`);
  return value;
};
const playerOf = (job: Job): PlayerId => BigInt(text(job, 'playerId')) as PlayerId;

/** The code that people know. */
const shownCode = (code: string): string => {
  const known = parseCurrencyCode(code);
  return known === undefined ? code : currency(known).display;
};

const timeText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The handlers by topic. One job is made for each event, so its number names the event; a payment names itself. */
export const createMessages = (deps: MessagesDeps) => {
  const send = sendMail(deps);
  const { publicUrl } = deps;

  const confirm = async (job: Job): Promise<void> => {
    const playerId = playerOf(job);
    await send({
      source: `confirm:${job.id}`,
      kind: 'confirm_email',
      perHour: askedForPerHour,
      playerId,
      write: async ({ firstName }, brand) => {
        const token = await deps.issueToken(playerId, 'confirm');
        const url = `${publicUrl}/account/confirm?token=${token ?? ''}`;
        return token === undefined ? undefined : confirmEmailLetter({ brand: brand.name, firstName, url });
      },
    });
  };

  const reset = async (job: Job): Promise<void> => {
    const playerId = await deps.findPlayerByEmailHash(Buffer.from(text(job, 'emailHash'), 'hex'));
    if (playerId === undefined) return;
    await send({
      source: `reset:${job.id}`,
      kind: 'reset_password',
      perHour: askedForPerHour,
      playerId,
      write: async ({ firstName }, brand) => {
        const token = await deps.issueToken(playerId, 'reset');
        const url = `${publicUrl}/?modal=reset-password&token=${token ?? ''}`;
        return token === undefined ? undefined : resetPasswordLetter({ brand: brand.name, firstName, url });
      },
    });
  };

  const passwordChanged = async (job: Job): Promise<void> => {
    await send({
      source: `password:${job.id}`,
      kind: 'password_changed',
      playerId: playerOf(job),
      write: async ({ firstName }, { name, supportEmail }) =>
        passwordChangedLetter({ brand: name, firstName, supportEmail }),
    });
  };

  const depositCredited = async (job: Job): Promise<void> => {
    const reference = text(job, 'deposit');
    await send({
      source: `deposit:${reference}`,
      kind: 'deposit_credited',
      playerId: playerOf(job),
      write: async ({ firstName }, { name }) =>
        depositCreditedLetter({
          brand: name,
          firstName,
          amount: `${text(job, 'amount')} ${shownCode(text(job, 'currency'))}`,
          reference,
          url: `${publicUrl}/wallet/deposit`,
        }),
    });
  };

  const signedIn = async (job: Job): Promise<void> => {
    if (job.payload['newDevice'] !== true) return;
    const sessionId = text(job, 'sessionId');
    await send({
      source: `sign-in:${sessionId}`,
      kind: 'new_sign_in',
      playerId: playerOf(job),
      write: async ({ firstName }, { name }) => {
        const signIn = await deps.findSignIn(BigInt(sessionId) as SessionId);
        if (signIn === undefined) return undefined;
        const { at, country, userAgent } = signIn;
        const where = { at: timeText(at), country: deps.countryName(country), device: deviceName(userAgent) };
        return newSignInLetter({ brand: name, firstName, ...where, url: `${publicUrl}/profile/sessions` });
      },
    });
  };

  const handlers = [
    ['player.registered', 'messages.confirm', confirm],
    ['player.confirmation_requested', 'messages.confirm', confirm],
    ['password.reset_requested', 'messages.reset', reset],
    ['password.changed', 'messages.password', passwordChanged],
    ['deposit.credited', 'messages.deposit', depositCredited],
    ['player.signed_in', 'messages.sign-in', signedIn],
  ] as const;

  return {
    /** Worker only, before it starts. */
    subscribe: (events: Pick<Events, 'subscribe'>): void => {
      for (const [topic, name, handler] of handlers) events.subscribe(topic, name, handler, retries);
    },
  };
};

/** An SMTP server that accepts and stores every mail; nothing is delivered. */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';

import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

import type { Collection } from '../collection.ts';

export interface CaughtMail {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601. */
  readonly at: string;
  /** Header lines a test may want to see, such as List-Unsubscribe. */
  readonly headers: Readonly<Record<string, string>>;
}

const keptMails = 2_000;
const largestMailBytes = 5 * 1024 * 1024;

/** Oldest mails are dropped. */
export const keepMail = (mails: Collection<CaughtMail>, mail: Omit<CaughtMail, 'id' | 'at'>): string => {
  const id = randomUUID();
  mails.put(id, { ...mail, id, at: new Date().toISOString() });
  const tooMany = mails.all().length - keptMails;
  for (const { id: oldest } of mails.all().slice(0, Math.max(0, tooMany))) mails.remove(oldest);
  return id;
};

const keep = async (mails: Collection<CaughtMail>, source: Readable, recipients: readonly string[]) => {
  const parsed = await simpleParser(source);
  const headers = Object.fromEntries(
    parsed.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
  );
  for (const to of recipients) {
    keepMail(mails, {
      to,
      from: parsed.from?.text ?? '',
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html === false ? '' : parsed.html,
      headers,
    });
  }
};

const receive = (
  mails: Collection<CaughtMail>,
  source: Readable,
  recipients: readonly string[],
  done: (error?: Error) => void,
): void => {
  const kept = callbackify(() => keep(mails, source, recipients));
  kept((error) => done(error ?? undefined));
};

/** Senders keep connections open for their next mail, for ten seconds each: what ends does not wait for them. */
const closeMs = 50;

/** Not listening yet. */
export const createMailCatcher = (mails: Collection<CaughtMail>): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMailBytes,
    closeTimeout: closeMs,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      receive(mails, stream, recipients, done);
    },
  });

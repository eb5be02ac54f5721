/** Interface of the sandbox's parties. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Money } from '@carmine/money';
import type { Collection } from './collection.ts';
import type { Markup } from './html.ts';
import type { MailParty } from './mail/index.ts';

export interface PartyContext {
  /** Shared with the server, one per purpose. */
  readonly key: (purpose: string) => string;
  /** Small state, which survives a restart if the sandbox has a folder. */
  readonly collection: <T>(name: string) => Collection<T>;
  /** Stores a mail in the mailbox; returns its id. */
  readonly takeMail: MailParty['take'];
  /** Sends coins on a local network; its transaction's id. `undefined` if there is no such network, or no such address on it. */
  readonly sendCoins: (amount: Money, address: string) => Promise<string | undefined>;
  /** The sandbox's URL for browsers. */
  readonly publicUrl: () => string;
  readonly siteUrl: string | undefined;
  /** Delay after expiry until an `approve-late` payment is paid. */
  readonly lateMs: number;
  /** How long a studio's wheel turns. */
  readonly spinMs: number;
  /** Duration of a document check. */
  readonly checkMs: number;
  /** Intervals before a notification is repeated. */
  readonly retryMs: readonly number[];
  readonly log: Logger | undefined;
}

export interface RunningParty {
  /** Called once the sandbox listens. */
  readonly start?: () => void;
  readonly close?: () => void | Promise<void>;
}

export interface Party {
  /** Name of its folder, state and keys. */
  readonly code: string;
  /** HTML for the sandbox's index page. */
  readonly about?: Markup;
  readonly open: (app: FastifyInstance, context: PartyContext) => RunningParty;
}

/** The shape that every party of the sandbox declares itself in. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Collection } from './collection.ts';
import type { Markup } from './html.ts';
import type { MailParty } from './mail/index.ts';

export interface PartyContext {
  /** Shared with the server, one for each purpose. */
  readonly key: (purpose: string) => string;
  /** Small state; it outlives a restart where the sandbox has a folder. */
  readonly collection: <T>(name: string) => Collection<T>;
  /** Puts a mail into everybody's inbox; its id. */
  readonly takeMail: MailParty['take'];
  /** Where a browser reaches the sandbox. */
  readonly publicUrl: () => string;
  readonly siteUrl: string | undefined;
  /** How long after its expiry an `approve-late` payment is paid. */
  readonly lateMs: number;
  /** How long a check of documents takes. */
  readonly checkMs: number;
  /** Pauses before a notification is sent again. */
  readonly retryMs: readonly number[];
  readonly log: Logger | undefined;
}

export interface RunningParty {
  /** Once the sandbox listens. */
  readonly start?: () => void;
  readonly close?: () => void | Promise<void>;
}

export interface Party {
  /** Its folder's name, and that of its state and keys. */
  readonly code: string;
  /** For a person who opens the sandbox's address. */
  readonly about?: Markup;
  readonly open: (app: FastifyInstance, context: PartyContext) => RunningParty;
}

/** What every use case of this module is given, and what they all speak of. */
import type { MailTopic } from '@carmine/contract/notices';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Refusal } from './errors.ts';
import type {
  CaptchaPort,
  ConsentText,
  Countries,
  EndPlay,
  FindDomain,
  FindVerification,
  IsExcluded,
  KeepStanding,
  OpenWallet,
  Publish,
  TellSessionEnded,
} from './ports.ts';

export interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  secretBox: SecretBox;
  /** Keys of this module are derived from it. */
  secret: Buffer;
  /** What an address counts as: one IPv4 address, or the network that one IPv6 customer has. */
  networkOf: (ip: string) => string;
  /** The wider network that one IPv6 customer may hold, undefined of an IPv4 address. */
  siteOf: (ip: string) => string | undefined;
  /** Multiplies the limits on failures. */
  rateLimitFactor: number;
  captcha: CaptchaPort;
  findDomain: FindDomain;
  openWallet: OpenWallet;
  isExcluded: IsExcluded;
  keepStanding: KeepStanding;
  endPlay: EndPlay;
  /** A topic of mails that the player does not want any more. */
  refuseMail: (playerId: PlayerId, topic: MailTopic) => Promise<unknown>;
  countries: Countries;
  findVerification: FindVerification;
  consentText: ConsentText;
  publish: Publish;
  tellSessionEnded: TellSessionEnded;
  /** The house's name, as authenticator programs and passkeys show it. */
  brand: () => string;
}

/** Who calls: the address that HTTP trusts, its country (`ZZ` when not found) and the browser's own words. */
export interface Client {
  ip: string;
  country: string;
  userAgent: string;
  /** The cookie by which a browser of an earlier sign-in is known. */
  device?: string | undefined;
}

export type Scope = 'player' | 'cashier';

export interface Session {
  sessionId: SessionId;
  playerId: PlayerId;
  scope: Scope;
  /** The code repeated to a session of cashier scope. */
  refusal?: Refusal;
  steppedUpAt: Date;
  expiresAt: Date;
  /** A launch opens a game only while this is still the session's. */
  playEpoch: number;
  /** By an id that was replaced a moment ago: it may only look. */
  replaced?: true;
}

/** A session just made: the token goes into the cookie and is kept nowhere. */
export interface NewSession {
  token: string;
  /** The new token of the browser, for its own cookie. */
  device: string;
  sessionId: SessionId;
  expiresAt: Date;
}

export interface SignedInUser {
  playerId: PlayerId;
  name: string;
  email: string;
}

export const sessionDays = 30;

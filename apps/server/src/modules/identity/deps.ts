/** What every use case of identity is given. */
import type { MailTopic } from '@carmine/contract/notices';
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids, PlayerId } from '../../platform/ids/ids.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
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
  PushSessionEnded,
} from './ports.ts';

export interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  secretBox: SecretBox;
  audit: AuditLog;
  /** The audit log names players as callers do. */
  ids: Pick<Ids, 'encode'>;
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
  pushSessionEnded: PushSessionEnded;
  /** The house's name, as authenticator programs and passkeys show it. */
  brand: () => string;
}
